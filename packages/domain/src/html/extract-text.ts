import type { SafeHtml } from "./safe-html.ts";

/** The only four entities the sanitiser writes. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
]);

/**
 * The words of a description, one block or line break to a line, without markup. Reads only what
 * `sanitizeDescription` wrote, so no parser is needed and browsers can afford it.
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

/** A text of what the sanitiser wrote, or an attribute's, as its characters. */
export function readEntities(written: string): string {
  return written.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
