import { isSafeUrl, MAX_URL_LENGTH } from "../links/safe-link.ts";

/** The `rel` of links in descriptions, unless a source's terms ask for followed ones. */
export const DEFAULT_LINK_REL = "noopener noreferrer nofollow ugc";
/** What every `rel` begins with; `isSafeHtml` knows no other. */
export type LinkRel = "noopener" | `noopener ${string}`;

/** On a page that is known it would be read as the name of another page beside it. */
const BARE_EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;

/**
 * The link as the browser's own URL parser reads it, or `undefined` when it must not be kept: what `readSafeLink`
 * refuses, an address inside the page, or one relative to a page we do not know.
 */
export function readLinkUrl(raw: string, baseUrl?: string): string | undefined {
  if (raw.length > MAX_URL_LENGTH) return undefined;
  const text = unquoteUrl(raw).trim();
  if (text === "" || text.startsWith("#") || BARE_EMAIL.test(text)) return undefined;
  const url = parseUrl(completeUrl(text), baseUrl);
  if (url === undefined || !isSafeUrl(url)) return undefined;
  return url.href.length > MAX_URL_LENGTH ? undefined : url.href;
}

/** Some feeds quote attributes twice: `href="%22https://a.example/%22"`, `src='"https://a.example/"'`. */
export function unquoteUrl(raw: string): string {
  // A lone quote at the end may be the URL's own: "https://a.example/?q=%22remote%22".
  if (!/^\s*(?:%22|["'])/.test(raw)) return raw;
  return raw.replace(/^(?:%22|["'\s])+/, "").replace(/(?:%22|["'\s])+$/, "");
}

export function parseUrl(text: string, baseUrl?: string): URL | undefined {
  return URL.canParse(text, baseUrl) ? new URL(text, baseUrl) : undefined;
}

function completeUrl(text: string): string {
  if (/^www\./i.test(text)) return `https://${text}`;
  return text.startsWith("//") ? `https:${text}` : text;
}
