import { readEntities } from "./extract-text.ts";
import type { SafeHtml } from "./safe-html.ts";
import { escapeAttribute } from "./write-html.ts";

/** As `write-html.ts` begins a picture, which no text can hold: a "<" of a text's own is escaped. */
const PICTURE = /<img src="([^"]*)"/g;

/**
 * The addresses of a description's pictures, in their order.
 *
 * @example
 * listPictures(sanitizeDescription('<img src="https://a.example/?b&c">')); // => ["https://a.example/?b&c"]
 */
export function listPictures(html: SafeHtml): string[] {
  return Array.from(html.matchAll(PICTURE), ([, written = ""]) => readEntities(written));
}

/**
 * A description with each picture at the address that `move` gives for its own, such as one of a server that fetches
 * it.
 *
 * @example
 * const html = sanitizeDescription('<img src="https://a.example/cave.png">');
 * movePictures(html, () => "/picture/7").includes('src="/picture/7"'); // => true
 */
export function movePictures(html: SafeHtml, move: (address: string) => string): string {
  return html.replaceAll(
    PICTURE,
    (_, written: string) => `<img src="${escapeAttribute(move(readEntities(written)))}"`,
  );
}
