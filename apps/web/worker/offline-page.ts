import { withoutCookies, annotateResponse } from "./kept-pages.ts";
import { keepAssetsOf } from "./static-assets.ts";

const PREFIX = "farwork-offline-";
const CACHE = `${PREFIX}${BUILD_ID}`;
const PATH = "/offline";

/** Caches this build's offline page. The worker is not installed without it. */
export async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  const page = await fetch(withoutCookies(new URL(PATH, location.href).href));
  if (page.status !== 200) throw new Error("The offline page could not be fetched.");
  await keepAssetsOf(page.clone(), event);
  await (await caches.open(CACHE)).put(PATH, page);
}

/** The offline page, at whatever address was requested, so that a reload requests that address again. */
export async function answerOffline(): Promise<Response> {
  const kept = await caches.match(PATH, { cacheName: CACHE });
  return kept ? annotateResponse(kept) : Response.error();
}

/** Deletes the offline pages of earlier builds. */
export async function dropOldOfflinePages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}
