import type { SafeHtml } from "./safe-html.ts";

const VALUE = '[^"<>]*';
/** No page behind a link reaches back to ours, whatever else a source's terms ask for. */
const REL = "noopener[a-z ]*";
// Descriptions stored before links to mailboxes and telephones went have them, and a page of that day may show them yet.
const LINK = `a href="(?:https?://|mailto:|tel:)${VALUE}" rel="${REL}" target="_blank"`;
const SIDES = String.raw`(?: width="\d+")?(?: height="\d+")?`;
const PICTURE = `img src="(?:https:/)?/${VALUE}" alt="${VALUE}"${SIDES} loading="lazy" decoding="async" referrerpolicy="no-referrer"`;
const BARE = "(?:p|h[3-6]|[uo]l|li|blockquote|table|tbody|t[rdh]|strong|em|u|s|su[bp]|code|a|mark)";

/** Every tag that `description-blocks.ts` writes, and no other. */
const TAG = new RegExp(String.raw`<(?:/?${BARE}|[hb]r|ol start="\d+"|${LINK}|${PICTURE})>`, "g");

/**
 * Whether markup has nothing but what `sanitizeDescription` writes: its tags, to the letter, and text; pictures may
 * have been moved to the page's own site (`readdressImages`), and quotes marked (`markQuotes`). It is a browser's last look at what it is about to show,
 * without a parser; it makes nothing safe that was not.
 *
 * @example
 * isSafeHtml("<p>Ship</p>"); // => true
 * isSafeHtml("<p onclick=x>Ship</p>"); // => false
 */
export function isSafeHtml(html: string): html is SafeHtml {
  // A tag taken out of the middle of another leaves that one's "<".
  return !html.replace(TAG, "").includes("<");
}
