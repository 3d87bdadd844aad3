import { CacheFirst, ExpirationPlugin } from "serwist";

import { listAssets } from "../src/platform/service-worker/cached-page.ts";

const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

/**
 * Scripts, styles and fonts, whose names contain a hash. Those of older builds stay for 90 days after their last use,
 * because open tabs and cached pages still need them.
 */
export const staticAssets = new CacheFirst({
  cacheName: "farwork-static",
  plugins: [
    new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: NINETY_DAYS_SECONDS, maxAgeFrom: "last-used" }),
  ],
});

/** Caches everything a page to be cached needs. */
export async function keepAssetsOf(page: Response, event: ExtendableEvent): Promise<void> {
  const assets = listAssets(await page.text()).map((path) => new URL(path, location.href));
  await Promise.all(assets.map((url) => staticAssets.handle({ event, request: new Request(url), url })));
}
