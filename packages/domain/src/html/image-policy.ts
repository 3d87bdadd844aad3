import { isHostOf, isSafeUrl, MAX_URL_LENGTH } from "../links/safe-link.ts";
import type { Image } from "./description-blocks.ts";
import { parseUrl, unquoteUrl } from "./link-policy.ts";

/** Reads one attribute of an element; `undefined` when it is absent. */
export type ReadAttribute = (name: string) => string | undefined;

const MAX_ALT_LENGTH = 300;
const MAX_SIDE = 4_000;
/** Shown at this many CSS pixels or fewer, an image tells the reader nothing: it reports the reader. */
const MAX_PIXEL_SIDE = 3;

/** Paths of trackers seen in feeds and mailings: Remotive's /job/track/1/blank.gif, /pixel.png, /o/open.aspx. */
const TRACKER_PATH =
  /\/(?:track|tracking|tracker|trk|pixel|pixels|beacon|impression|impressions|collect)(?:[/.]|$)|\/(?:blank|spacer|transparent|clear|pixel|1x1|open)\.(?:gif|png|jpe?g|webp|svg|aspx|php)$/i;

/**
 * The image a reader may see, or `undefined`. Kept are https pictures of the employer's (a logo, a team photo) from where
 * a link may lead, too. What goes is images from the feed's own host, tracking pixels and images from public-API
 * sources. Readers are still not reported: the page asks without a referrer, and only when the picture is about to be seen.
 */
export function readImage(
  read: ReadAttribute,
  feedHosts: readonly string[],
  baseUrl?: string,
): Image | undefined {
  const src = read("src") ?? "";
  const url = src.length > MAX_URL_LENGTH ? undefined : parseUrl(unquoteUrl(src), baseUrl);
  if (url === undefined || url.protocol !== "https:" || url.href.length > MAX_URL_LENGTH) return undefined;
  if (!isSafeUrl(url)) return undefined;
  if (isFeedHost(url.hostname, feedHosts) || isPublicApiUrl(url) || TRACKER_PATH.test(url.pathname))
    return undefined;
  const width = readSide(read("width"));
  const height = readSide(read("height"));
  if (isPixel(width, height)) return undefined;
  return { src: url.href, alt: readAlt(read("alt") ?? ""), width: keepSide(width), height: keepSide(height) };
}

/** `true` for the host itself and every host under it: "remotive.com" covers "cdn.remotive.com". */
function isFeedHost(hostname: string, feedHosts: readonly string[]): boolean {
  // "feed.example." with its full stop is the same host.
  const own = feedHosts.map((host) => host.toLowerCase().replace(/^www\./, ""));
  return isHostOf(hostname.replace(/\.$/, ""), own);
}

/** Remotive marks what it serves to API callers with `source=public_api`. */
function isPublicApiUrl(url: URL): boolean {
  for (const value of url.searchParams.values()) if (/^public[-_]?api$/i.test(value)) return true;
  return /\/public[-_]?api(?:\/|$)/i.test(url.pathname);
}

function isPixel(width: number | undefined, height: number | undefined): boolean {
  return (
    (width !== undefined && width <= MAX_PIXEL_SIDE) || (height !== undefined && height <= MAX_PIXEL_SIDE)
  );
}

/** CSS pixels of `width="120"`, `"120px"` and the doubly quoted `'"120"'`; `undefined` for percentages and noise. */
function readSide(raw: string | undefined): number | undefined {
  const digits = /^\W*(\d{1,5})(?:\.\d+)?(?:px)?\W*$/i.exec(raw?.includes("%") ? "" : (raw ?? ""))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function keepSide(side: number | undefined): number | undefined {
  return side !== undefined && side <= MAX_SIDE ? side : undefined;
}

function readAlt(raw: string): string {
  const alt = raw.slice(0, MAX_ALT_LENGTH).replace(/\s+/g, " ");
  return alt.replace(/^["'\s]+|["'\s]+$/g, "");
}
