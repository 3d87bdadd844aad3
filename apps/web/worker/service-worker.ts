import { NetworkOnly, type RouteHandlerCallbackOptions, Serwist } from "serwist";

import { keptJobKey, visitedJobPath } from "../src/platform/service-worker/kept-job.ts";
import { FORGET_KEPT_JOBS } from "../src/platform/storage/storage-keys.ts";
import { withoutCookies, forgetKeptPages, isKept, keptPages, SLOW_SECONDS } from "./kept-pages.ts";
import { answerOffline, dropOldOfflinePages, keepOfflinePage } from "./offline-page.ts";
import { staticAssets } from "./static-assets.ts";

declare const self: ServiceWorkerGlobalScope;

// A new version takes over at once, since nothing it serves depends on an open tab's build. No navigation preload:
// strategies would use the preloaded page for each asset fetched along with it.
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
    // All other pages come from the network only.
    { matcher: ({ request }) => isPage(request), handler: new NetworkOnly() },
    {
      matcher: ({ url, request }) => isClientNavigation(request) && visitedJobPath(url) !== undefined,
      handler: answerClientNavigation,
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

/** Whether this is a client navigation, which fetches parts of a page. */
function isClientNavigation({ headers }: Request): boolean {
  return (
    headers.get("rsc") === "1" &&
    !headers.has("next-router-prefetch") &&
    !headers.has("next-router-segment-prefetch")
  );
}

/**
 * Parts of pages are never cached. When they fail, Next requests the whole page, which may be cached; a slow network
 * counts as failed if it is. The page itself is cached alongside, for the next time.
 */
async function answerClientNavigation({
  event,
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const path = visitedJobPath(url);
  const answer = fetch(request);
  const keep = async () => {
    if (path !== undefined && (await answer).ok) await cacheAlongside(path, event);
  };
  event.waitUntil(keep().catch(() => {}));
  if (!(await isKept(url))) return answer;
  return Promise.race([answer, failAfter(SLOW_SECONDS)]);
}

async function cacheAlongside(path: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(path, location.href);
  const [, done] = keptPages.handleAll({ event, request: withoutCookies(url.href), url });
  await done;
}

async function failAfter(seconds: number): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  setTimeout(() => resolve(Response.error()), seconds * 1000);
  return promise;
}
