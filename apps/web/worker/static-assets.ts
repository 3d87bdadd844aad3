import { CacheFirst, ExpirationPlugin } from "serwist";

import { listAssets } from "../src/platform/service-worker/cached-page.ts";

const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

/**
 * Scripts, styles and fonts, whose names change with what is in them. Those of older builds stay until they have not
 * been used for a season: open tabs and kept pages still name them.
 */
export const staticAssets = new CacheFirst({
  cacheName: "farwork-static",
  plugins: [
    new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: NINETY_DAYS_SECONDS, maxAgeFrom: "last-used" }),
  ],
});

/** Has everything there that a page to be kept names. */
export async function keepAssetsOf(page: Response, event: ExtendableEvent): Promise<void> {
  const assets = listAssets(await page.text()).map((path) => new URL(path, location.href));
  await Promise.all(assets.map((url) => staticAssets.handle({ event, request: new Request(url), url })));
}
