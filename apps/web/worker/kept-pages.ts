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

/** After how many seconds a network that has not answered gives way to a kept copy. */
export const SLOW_SECONDS = 3;

const keepWithoutPerson: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptJobKey(new URL(request.url)) ?? request,
  cacheWillUpdate: takeCopy,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && dressResponse(cachedResponse, readDay(cachedResponse)),
};

/** The pages of visited jobs: from the network, and where that is away or slow the copy kept of them. */
export const keptPages = new NetworkFirst({
  cacheName: KEPT_JOBS_CACHE,
  networkTimeoutSeconds: SLOW_SECONDS,
  plugins: [new ExpirationPlugin(LIMITS), keepWithoutPerson],
});

/** Whether there is a copy of the page at this address. */
export async function isKept(address: URL): Promise<boolean> {
  const key = keptJobKey(address);
  const cache = await caches.open(KEPT_JOBS_CACHE);
  return key !== undefined && (await cache.match(key)) !== undefined;
}

/** Forgets every copy, and the library's notes of when each was last used. */
export async function forgetKeptPages(): Promise<void> {
  await Promise.all([caches.delete(KEPT_JOBS_CACHE), new CacheExpiration(KEPT_JOBS_CACHE, LIMITS).delete()]);
}

/**
 * A page as the server gives it to nobody in particular: asked for without cookies, it can hold nothing of the person
 * who visits it.
 */
export function asNobody(address: string): Request {
  const { origin, pathname } = new URL(address);
  return new Request(origin + pathname, { credentials: "omit", headers: { accept: "text/html" } });
}

/** A page from the cache with this device's theme, and the day it was kept where that is to be told. */
export async function dressResponse(kept: Response, keptAt?: Date): Promise<Response> {
  const theme = (await self.cookieStore?.get("theme"))?.value ?? undefined;
  return new Response(annotateCachedHtml(await kept.text(), { keptAt, theme }), {
    headers: cleanCachedHeaders(kept.headers),
  });
}

/** The copy to keep of a page that was answered; null for what is no good copy of a job's page. */
async function takeCopy({
  request,
  response,
  event,
}: CacheWillUpdateCallbackParam): Promise<Response | null> {
  if (response.status === 404 || response.status === 410) await dropKeptJob(new URL(request.url));
  if (response.status !== 200) return null;
  const copy = request.credentials === "omit" ? response : await fetch(asNobody(request.url));
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
