import { cleanWrittenText } from "./written-text.ts";

// Parsers make a space or a newline of the last three, unless they are escaped.
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
 * A text as XML and HTML alike read it back, between tags and in an attribute.
 *
 * @example
 * escapeMarkup("<b> & c"); // => "&lt;b&gt; &amp; c"
 */
export function escapeMarkup(text: string): string {
  return cleanWrittenText(text).replaceAll(/[&<>"'\t\n\r]/g, (character) => ENTITIES[character] ?? "");
}
