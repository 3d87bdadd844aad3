import { escapeText } from "./read-safe-html.ts";

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
