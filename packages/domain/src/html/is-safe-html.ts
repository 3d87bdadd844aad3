import type { SafeHtml } from "./safe-html.ts";

const VALUE = '[^"<>]*';
/** No linked page gets access to ours, whatever a source's terms require. */
const REL = "noopener[a-z ]*";
// Descriptions stored before email and phone links were removed still contain them, and old pages may still show them.
const LINK = `a href="(?:https?://|mailto:|tel:)${VALUE}" rel="${REL}" target="_blank"`;
const SIDES = String.raw`(?: width="\d+")?(?: height="\d+")?`;
const IMAGE = `img src="(?:https:/)?/${VALUE}" alt="${VALUE}"${SIDES} loading="lazy" decoding="async" referrerpolicy="no-referrer"`;
const BARE = "(?:p|h[3-6]|[uo]l|li|blockquote|table|tbody|t[rdh]|strong|em|u|s|su[bp]|code|a|mark)";

/** Exactly the tags that `description-blocks.ts` writes. */
const TAG = new RegExp(String.raw`<(?:/?${BARE}|[hb]r|ol start="\d+"|${LINK}|${IMAGE})>`, "g");

/**
 * Whether markup consists only of the exact tags that `sanitizeDescription` writes, and text. Images may have been
 * moved to the page's own site (`readdressImages`) and quotes marked (`markQuotes`). A last check in the browser before
 * rendering, without a parser; it does not make unsafe markup safe.
 *
 * @example
 * isSafeHtml("<p>Ship</p>"); // => true
 * isSafeHtml("<p onclick=x>Ship</p>"); // => false
 */
export function isSafeHtml(html: string): html is SafeHtml {
  // Removing a tag from the middle of another leaves a "<".
  return !html.replace(TAG, "").includes("<");
}
