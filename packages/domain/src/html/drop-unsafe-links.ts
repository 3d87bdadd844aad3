import * as z from "zod/mini";

import { isSafeUrl } from "../links/safe-link.ts";
import { readEntities } from "./extract-text.ts";
import { parseUrl } from "./markup-policies.ts";
import { SafeHtml } from "./safe-html.ts";

/** As `write-html.ts` begins a link, which no text can hold: a "<" of a text's own is escaped. */
const LINK = /<a href="([^"]*)"[^>]*>/g;

/**
 * A description without its links to where nobody should be led, whose words stay: `readSafeLink` judges. Those that
 * are sanitised now have none; this is for what was stored before.
 *
 * @example
 * dropUnsafeLinks(z.parse(SafeHtml, '<a href="http://10.0.0.1/" rel="noopener" target="_blank">x</a>')); // => "<a>x</a>"
 */
export function dropUnsafeLinks(html: SafeHtml): SafeHtml {
  const kept = html.replaceAll(LINK, (tag: string, written: string) => {
    const url = parseUrl(readEntities(written));
    return url !== undefined && isSafeUrl(url) ? tag : "<a>";
  });
  return z.parse(SafeHtml, kept);
}
