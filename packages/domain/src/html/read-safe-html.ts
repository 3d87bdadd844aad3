import * as z from "zod/mini";

import { readSafeLink } from "../links/safe-link.ts";
import { SafeHtml } from "./safe-html.ts";

// Reads only the output of `sanitizeDescription`, so it needs no parser and is small enough for browsers.

/**
 * The text of a description without markup, with one line per block or line break.
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
/** Headings, and the short bold lines that many postings use instead. */
const HEADINGS = /<h[3-6]>.*?<\/h[3-6]>|<p><strong>(?:(?!<\/strong>).){1,80}<\/strong>(?:<\/p>|<br>)/g;

/**
 * The first words of a description as plain text on one line, at most `maxLength` characters (UTF-16 units) including
 * the ellipsis. Headings are left out if there is other text; sentences and words are not cut if possible.
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
  // One extra character, so that a word ending exactly at the limit is kept.
  const lastSpace = text.slice(0, length + 1).lastIndexOf(" ");
  // Languages without spaces and very long words are cut anywhere, but never inside a character.
  const cut = lastSpace > length / 2 ? lastSpace : length;
  return text
    .slice(0, cut)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/[\s,;:–—-]+$/, "");
}

/** A link as the sanitiser writes it. Cannot match in text, where "<" is escaped. */
const LINK = /<a href="([^"]*)"[^>]*>/g;

/**
 * Removes links that `readSafeLink` rejects from a description and keeps their text. Newly sanitised descriptions have
 * none; this is for those stored earlier.
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

/** An image as the sanitiser writes it. Cannot match in text, where "<" is escaped. */
const IMAGE = /<img src="([^"]*)"/g;

/**
 * The URLs of a description's images, in order.
 *
 * @example
 * listImages(sanitizeDescription('<img src="https://a.example/?b&c">')); // => ["https://a.example/?b&c"]
 */
export function listImages(html: SafeHtml): string[] {
  return Array.from(html.matchAll(IMAGE), ([, written = ""]) => readEntities(written));
}

/**
 * Replaces the URL of each image in a description by the result of `move`, e.g. that of an image proxy.
 *
 * @example
 * const html = sanitizeDescription('<img src="https://a.example/cave.png">');
 * readdressImages(html, () => "/image/7").includes('src="/image/7"'); // => true
 */
export function readdressImages(html: SafeHtml, move: (address: string) => string): string {
  return html.replaceAll(
    IMAGE,
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

/** Decodes the entities of a text or attribute written by the sanitiser. */
export function readEntities(written: string): string {
  return written.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}

/** What may separate two words of a quote, and two letters of a word: "<b>Travel</b>: none". */
const GAP = "(?:\\s|<[^>]*>)+";
const TAGS = "(?:<[^>]*>)*";

/**
 * Marks quotes in a sanitised description, even if there are tags in between. Quotes it does not contain are
 * ignored.
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
    .map((word) => Array.from(word, (letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&")).join(TAGS));
  if (words.length === 0) return html;
  for (const { 0: found, index } of html.matchAll(new RegExp(words.join(GAP), "g"))) {
    // Skips matches inside tags; text contains neither "<" nor ">".
    if (html.lastIndexOf("<", index) > html.lastIndexOf(">", index)) continue;
    const marked = found.replaceAll(/(?<=^|>)[^<>]*[^<>\s][^<>]*(?=<|$)/g, "<mark>$&</mark>");
    return html.slice(0, index) + marked + html.slice(index + found.length);
  }
  return html;
}
