import { isHostOf, isSafeUrl, MAX_URL_LENGTH } from "../links/safe-link.ts";
import { oneOf } from "../text/one-of.ts";
import type { Image, Mark } from "./description-blocks.ts";
import { MARK_OF_TAG } from "./tags.ts";

const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?![.\d]*[1-9]))/i;
const TINY = /(?:^|[;\s])(?:max-)?(?:width|height)\s*:\s*[0-3](?:\.\d+)?(?:px)?\s*(?:;|!|$)/i;
const WEIGHT = /(?:^|[;\s])font-weight\s*:\s*([a-z]+|\d+)/i;

/** Hidden text must not become visible when its style is removed. */
export function isHidden(read: ReadAttribute): boolean {
  return read("hidden") !== undefined || HIDING.test(read("style") ?? "");
}

/** A tiny image is a tracking pixel, whatever its URL. */
export function isTiny(read: ReadAttribute): boolean {
  return TINY.test(read("style") ?? "");
}

/** The emphasis inside an element. Some editors wrap whole documents in `<b style="font-weight:normal">`. */
export function marksInside(
  tagName: string,
  read: ReadAttribute,
  outer: ReadonlySet<Mark>,
): ReadonlySet<Mark> {
  const mark = MARK_OF_TAG.get(tagName);
  const bold = readBold(read("style"));
  if (mark === undefined && bold === undefined) return outer;
  const marks = new Set(outer);
  if (mark !== undefined) marks.add(mark);
  if (bold === true) marks.add("strong");
  if (bold === false) marks.delete("strong");
  return marks;
}

function readBold(style = ""): boolean | undefined {
  const weight = WEIGHT.exec(style)?.[1]?.toLowerCase();
  if (weight === undefined) return undefined;
  if (weight === "bold" || weight === "bolder" || Number(weight) >= 600) return true;
  return weight === "normal" || weight === "lighter" || Number(weight) <= 500 ? false : undefined;
}

/** The `rel` of links in descriptions, unless a source's terms require followed links. */
export const DEFAULT_LINK_REL = "noopener noreferrer nofollow ugc";
/** Every `rel` starts with this; `isSafeHtml` accepts no other. */
export type LinkRel = "noopener" | `noopener ${string}`;

/** With a base URL it would be read as a relative link. */
const BARE_EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;

/**
 * Parses a link like a browser, or returns `undefined` if it must be dropped: if `readSafeLink` rejects it, if it
 * points within the page, or if it is relative and the page is unknown.
 */
export function readLinkUrl(raw: string, baseUrl?: string): string | undefined {
  if (raw.length > MAX_URL_LENGTH) return undefined;
  const text = unquoteUrl(raw).trim();
  if (text === "" || text.startsWith("#") || BARE_EMAIL.test(text)) return undefined;
  // "www.a.example" and "//a.example"
  return readUrl(text.replace(/^(?=www\.)|^\/\//i, "https://"), baseUrl)?.href;
}

/** Some feeds quote attributes twice: `href="%22https://a.example/%22"`, `src='"https://a.example/"'`. */
export function unquoteUrl(raw: string): string {
  // A single quote character at the end may belong to the URL: "https://a.example/?q=%22remote%22".
  if (!/^\s*(?:%22|["'])/.test(raw)) return raw;
  return raw.replace(/^(?:%22|["'\s])+/, "").replace(/(?:%22|["'\s])+$/, "");
}

function readUrl(text: string, baseUrl?: string): URL | undefined {
  if (!URL.canParse(text, baseUrl)) return undefined;
  const url = new URL(text, baseUrl);
  return isSafeUrl(url) && url.href.length <= MAX_URL_LENGTH ? url : undefined;
}

/** Reads one attribute of an element; `undefined` when it is absent. */
export type ReadAttribute = (name: string) => string | undefined;

const MAX_ALT_LENGTH = 300;
const MAX_SIDE = 4_000;
/** Images up to this many CSS pixels per side show nothing: they track readers. */
const MAX_PIXEL_SIDE = 3;

/** Tracker paths seen in feeds and emails: Remotive's /job/track/1/blank.gif, /pixel.png, /o/open.aspx. */
const TRACKER_PATH = new RegExp(
  oneOf(
    String.raw`\/(?:track|tracking|tracker|trk|pixel|pixels|beacon|impression|impressions|collect)(?:[/.]|$)`,
    String.raw`\/(?:blank|spacer|transparent|clear|pixel|1x1|open)\.(?:gif|png|jpe?g|webp|svg|aspx|php)$`,
  ),
  "i",
);

/**
 * Reads an image, or returns `undefined` if it must be dropped. Keeps the employer's https images (a logo, a team
 * photo) from hosts that links may point to. Drops images from the feed's own host, tracking pixels and images from
 * public-API sources. Pages load images lazily and without a referrer, so readers are not tracked.
 */
export function readImage(
  read: ReadAttribute,
  feedHosts: readonly string[],
  baseUrl?: string,
): Image | undefined {
  const src = read("src") ?? "";
  const url = src.length > MAX_URL_LENGTH ? undefined : readUrl(unquoteUrl(src), baseUrl);
  if (url?.protocol !== "https:") return undefined;
  if (isFeedHost(url.hostname, feedHosts) || isPublicApiUrl(url) || TRACKER_PATH.test(url.pathname))
    return undefined;
  const sides = [read("width"), read("height")].map(readSide);
  if (sides.some((side) => side !== undefined && side <= MAX_PIXEL_SIDE)) return undefined;
  const [width, height] = sides.map((side = Infinity) => (side <= MAX_SIDE ? side : undefined));
  return { src: url.href, alt: readAlt(read("alt") ?? ""), width, height };
}

/** `true` for the host itself and every host under it: "remotive.com" covers "cdn.remotive.com". */
function isFeedHost(hostname: string, feedHosts: readonly string[]): boolean {
  // "feed.example." with a trailing dot is the same host.
  const own = feedHosts.map((host) => host.toLowerCase().replace(/^www\./, ""));
  return isHostOf(hostname.replace(/\.$/, ""), own);
}

/** Remotive marks what it serves to API callers with `source=public_api`. */
function isPublicApiUrl(url: URL): boolean {
  for (const value of url.searchParams.values()) if (/^public[-_]?api$/i.test(value)) return true;
  return /\/public[-_]?api(?:\/|$)/i.test(url.pathname);
}

/**
 * CSS pixels of `width="120"`, `"120px"` and the doubly quoted `'"120"'`; `undefined` for percentages and anything
 * else.
 */
function readSide(raw: string | undefined): number | undefined {
  const digits = /^\W*(\d{1,5})(?:\.\d+)?(?:px)?\W*$/i.exec(raw?.includes("%") ? "" : (raw ?? ""))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function readAlt(raw: string): string {
  const alt = raw.slice(0, MAX_ALT_LENGTH).replace(/\s+/g, " ");
  return alt.replace(/^["'\s]+|["'\s]+$/g, "");
}

/**
 * 1 to 6 for a heading, otherwise `undefined`. Remotive sends `<div class="h3">` for `<h3>`; other feeds quote the
 * class twice.
 */
export function headingLevel(tagName: string, className: string | undefined): number | undefined {
  const tagLevel = /^h([1-6])$/.exec(tagName)?.[1];
  if (tagLevel !== undefined) return Number(tagLevel);
  if (tagName !== "div" && tagName !== "p") return undefined;
  const classLevel = /(?:^|[\s"'])h([1-6])(?:$|[\s"'])/.exec(className ?? "")?.[1];
  return classLevel === undefined ? undefined : Number(classLevel);
}
