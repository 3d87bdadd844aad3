import { NetworkOnly, type RouteHandlerCallbackOptions, Serwist } from "serwist";

import { keptJobKey, visitedJobPath } from "../src/platform/service-worker/kept-job.ts";
import { FORGET_KEPT_JOBS } from "../src/platform/storage/storage-keys.ts";
import { asNobody, forgetKeptPages, isKept, keptPages, SLOW_SECONDS } from "./kept-pages.ts";
import { answerOffline, dropOldOfflinePages, keepOfflinePage } from "./offline-page.ts";
import { staticAssets } from "./static-assets.ts";

declare const self: ServiceWorkerGlobalScope;

// A new version takes over at once: it answers nothing that depends on the build an open tab is of. Without navigation
// preload: strategies would take the preloaded page for each asset that is fetched along with it.
const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
      handler: staticAssets,
    },
    { matcher: ({ url, request }) => isPage(request) && keptJobKey(url) !== undefined, handler: keptPages },
    // Every other page comes from the network or not at all.
    { matcher: ({ request }) => isPage(request), handler: new NetworkOnly() },
    {
      matcher: ({ url, request }) => isFollowed(request) && visitedJobPath(url) !== undefined,
      handler: answerFollowed,
    },
  ],
});
serwist.setCatchHandler(async ({ request }) => (isPage(request) ? answerOffline() : Response.error()));

self.addEventListener("install", (event) => event.waitUntil(keepOfflinePage(event)));
self.addEventListener("activate", (event) => event.waitUntil(dropOldOfflinePages()));
self.addEventListener("message", (event) => {
  if (event.data === FORGET_KEPT_JOBS) event.waitUntil(forgetKeptPages());
});
serwist.addEventListeners();

function isPage(request: Request): boolean {
  return request.mode === "navigate";
}

/** Whether a link inside the app was followed, which fetches a page's parts instead of a page. */
function isFollowed({ headers }: Request): boolean {
  return (
    headers.get("rsc") === "1" &&
    !headers.has("next-router-prefetch") &&
    !headers.has("next-router-segment-prefetch")
  );
}

/**
 * The parts of a page are never kept: where they cannot be had, Next asks for the whole page, of which there may be a
 * copy. A network that is slow counts as away if there is one. The page itself is kept beside, to be there next time.
 */
async function answerFollowed({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = visitedJobPath(url);
  const answer = fetch(request);
  const keep = async () => {
    if (path !== undefined && (await answer).ok) await keepBeside(path, event);
  };
  event.waitUntil(keep().catch(() => {}));
  if (!(await isKept(url))) return answer;
  return Promise.race([answer, failAfter(SLOW_SECONDS)]);
}

async function keepBeside(path: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(path, location.href);
  const [, done] = keptPages.handleAll({ event, request: asNobody(url.href), url });
  await done;
}

async function failAfter(seconds: number): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  setTimeout(() => resolve(Response.error()), seconds * 1000);
  return promise;
}
