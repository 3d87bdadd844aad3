import * as z from "zod/mini";

import { extractText } from "./extract-text.ts";
import { SafeHtml } from "./safe-html.ts";

const DEFAULT_LENGTH = 240;
const ELLIPSIS = "…";
/** Headings, and the short bold lines that many postings have in their place. */
const HEADINGS = /<h[3-6]>.*?<\/h[3-6]>|<p><strong>(?:(?!<\/strong>).){1,80}<\/strong>(?:<\/p>|<br>)/g;

/**
 * The first words of a description as plain text on one line, at most `maxLength` characters (UTF-16 units) with the
 * ellipsis. Headings are left out where there is other text; a sentence or word is not cut where that can be helped.
 *
 * @example makeExcerpt(sanitizeDescription("<h3>About us</h3><p>We map caves.</p>")); // => "We map caves."
 */
export function makeExcerpt(description: SafeHtml, maxLength: number = DEFAULT_LENGTH): string {
  const body = z.parse(SafeHtml, description.replace(HEADINGS, ""));
  const text = toOneLine(extractText(body)) || toOneLine(extractText(description));
  return text.length <= maxLength ? text : cutAtWord(text, maxLength - ELLIPSIS.length) + ELLIPSIS;
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function cutAtWord(text: string, length: number): string {
  // One character more than fits, so that a word ending exactly at the limit is kept.
  const lastSpace = text.slice(0, length + 1).lastIndexOf(" ");
  // A language without spaces, or one enormous word, is cut where it must be, but never inside a character.
  const cut = lastSpace > length / 2 ? lastSpace : length;
  return text
    .slice(0, cut)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/[\s,;:–—-]+$/, "");
}
