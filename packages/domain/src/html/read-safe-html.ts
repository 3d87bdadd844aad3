import * as z from "zod/mini";

import { readSafeLink } from "../links/safe-link.ts";
import { SafeHtml } from "./safe-html.ts";

// Reads only what `sanitizeDescription` wrote, so no parser is needed and browsers can afford it.

/**
 * The words of a description, one block or line break to a line, without markup.
 *
 * @example extractText(sanitizeDescription("<p>R&amp;D</p><ul><li>Ship</li></ul>")); // => "R&D\nShip"
 */
export function extractText(description: SafeHtml): string {
  const text = description
    .replace(/<(?:br|hr|\/?(?:p|h[3-6]|[uo]l|li|blockquote|table|tbody|tr))(?: [^>]*)?>/g, "\n")
    .replace(/<\/t[dh]>/g, "\t")
    .replace(/<[^>]*>/g, "");
  return readEntities(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

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

/** As the sanitiser begins a link, which no text can hold: a "<" of a text's own is escaped. */
const LINK = /<a href="([^"]*)"[^>]*>/g;

/**
 * A description without its links to where nobody should be led, whose words stay: `readSafeLink` judges. Those that
 * are sanitised now have none; this is for what was stored before.
 *
 * @example
 * dropUnsafeLinks(z.parse(SafeHtml, '<a href="http://10.0.0.1/" rel="noopener" target="_blank">x</a>')); // => "<a>x</a>"
 */
export function dropUnsafeLinks(html: SafeHtml): SafeHtml {
  const kept = html.replaceAll(LINK, (tag: string, written: string) =>
    readSafeLink(readEntities(written)) === undefined ? "<a>" : tag,
  );
  return z.parse(SafeHtml, kept);
}

/** As the sanitiser begins a picture, which no text can hold: a "<" of a text's own is escaped. */
const PICTURE = /<img src="([^"]*)"/g;

/**
 * The addresses of a description's pictures, in their order.
 *
 * @example
 * listImages(sanitizeDescription('<img src="https://a.example/?b&c">')); // => ["https://a.example/?b&c"]
 */
export function listImages(html: SafeHtml): string[] {
  return Array.from(html.matchAll(PICTURE), ([, written = ""]) => readEntities(written));
}

/**
 * A description with each picture at the address that `move` gives for its own, such as one of a server that fetches
 * it.
 *
 * @example
 * const html = sanitizeDescription('<img src="https://a.example/cave.png">');
 * readdressImages(html, () => "/picture/7").includes('src="/picture/7"'); // => true
 */
export function readdressImages(html: SafeHtml, move: (address: string) => string): string {
  return html.replaceAll(
    PICTURE,
    (_, written: string) => `<img src="${escapeAttribute(move(readEntities(written)))}"`,
  );
}

/** The only four entities the sanitiser writes. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
]);

/** A text of what the sanitiser wrote, or an attribute's, as its characters. */
export function readEntities(written: string): string {
  return written.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}

/** A text as the sanitiser writes it. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}

/** What may stand between two words of a text that is read as one. */
const GAP = "(?:\\s|<[^>]*>)+";

/**
 * A description, as the sanitiser wrote it, with quotes of its own text marked, also where tags stand between their words. A
 * quote that it does not have changes nothing.
 *
 * @example markQuotes("<p>You must live in <b>Brazil</b>.</p>", ["live in Brazil"]); // => "<p>You must <mark>live in </mark><b><mark>Brazil</mark></b>.</p>"
 */
export function markQuotes(html: string, quotes: readonly string[]): string {
  return quotes.reduce(markQuote, html);
}

function markQuote(html: string, quote: string): string {
  const words = escapeText(quote)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  if (words.length === 0) return html;
  for (const { 0: found, index } of html.matchAll(new RegExp(words.join(GAP), "g"))) {
    // Not in a tag of the text's own: a text has neither "<" nor ">".
    if (html.lastIndexOf("<", index) > html.lastIndexOf(">", index)) continue;
    const marked = found.replaceAll(/(?<=^|>)[^<>]*[^<>\s][^<>]*(?=<|$)/g, "<mark>$&</mark>");
    return html.slice(0, index) + marked + html.slice(index + found.length);
  }
  return html;
}
