import { cleanWrittenText } from "./written-text.ts";

// Parsers normalise the last three to a space or newline unless they are escaped.
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/**
 * Escapes a text for XML and HTML, between tags and in attributes.
 *
 * @example
 * escapeMarkup("<b> & c"); // => "&lt;b&gt; &amp; c"
 */
export function escapeMarkup(text: string): string {
  return cleanWrittenText(text).replaceAll(/[&<>"'\t\n\r]/g, (character) => ENTITIES[character] ?? "");
}
