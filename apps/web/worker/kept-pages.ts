import {
  CacheExpiration,
  type CacheWillUpdateCallbackParam,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
} from "serwist";

import { cleanCachedHeaders, annotateCachedHtml } from "../src/platform/service-worker/cached-page.ts";
import { keptJobKey } from "../src/platform/service-worker/kept-job.ts";
import { KEPT_JOBS_CACHE } from "../src/platform/storage/storage-keys.ts";
import { keepAssetsOf } from "./static-assets.ts";

declare const self: ServiceWorkerGlobalScope;

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;
const LIMITS = { maxEntries: 60, maxAgeSeconds: THIRTY_DAYS_SECONDS };

/** After this time without a response, a cached copy is used. */
export const SLOW_SECONDS = 3;

const keyByJob: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptJobKey(new URL(request.url)) ?? request,
  cacheWillUpdate: toCacheableCopy,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && annotateResponse(cachedResponse, readDay(cachedResponse)),
};

/** The pages of visited jobs: from the network, or from the cache when that fails or is slow. */
export const keptPages = new NetworkFirst({
  cacheName: KEPT_JOBS_CACHE,
  networkTimeoutSeconds: SLOW_SECONDS,
  plugins: [new ExpirationPlugin(LIMITS), keyByJob],
});

/** Whether the page at this address is cached. */
export async function isKept(address: URL): Promise<boolean> {
  const key = keptJobKey(address);
  const cache = await caches.open(KEPT_JOBS_CACHE);
  return key !== undefined && (await cache.match(key)) !== undefined;
}

/** Deletes every copy, and the library's record of when each was last used. */
export async function forgetKeptPages(): Promise<void> {
  await Promise.all([caches.delete(KEPT_JOBS_CACHE), new CacheExpiration(KEPT_JOBS_CACHE, LIMITS).delete()]);
}

/** A request for a page without cookies, so that the response holds no personal data. */
export function withoutCookies(address: string): Request {
  const { origin, pathname } = new URL(address);
  return new Request(origin + pathname, { credentials: "omit", headers: { accept: "text/html" } });
}

/** A cached page with this device's theme, and its date if it should be shown. */
export async function annotateResponse(kept: Response, keptAt?: Date): Promise<Response> {
  const theme = (await self.cookieStore?.get("theme"))?.value ?? undefined;
  return new Response(annotateCachedHtml(await kept.text(), { keptAt, theme }), {
    headers: cleanCachedHeaders(kept.headers),
  });
}

/** The copy of a response to cache; null if it is not a good copy of a job's page. */
async function toCacheableCopy({
  request,
  response,
  event,
}: CacheWillUpdateCallbackParam): Promise<Response | null> {
  if (response.status === 404 || response.status === 410) await dropKeptJob(new URL(request.url));
  if (response.status !== 200) return null;
  const copy = request.credentials === "omit" ? response : await fetch(withoutCookies(request.url));
  if (copy.status !== 200 || copy.redirected) return null;
  await keepAssetsOf(copy.clone(), event);
  return copy;
}

function readDay(kept: Response): Date {
  return new Date(kept.headers.get("date") ?? 0);
}

async function dropKeptJob(address: URL): Promise<void> {
  const key = keptJobKey(address);
  if (key !== undefined) await (await caches.open(KEPT_JOBS_CACHE)).delete(key);
}
