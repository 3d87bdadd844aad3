import { decodeHTMLStrict } from "entities";

import { UNSEEN } from "../html/unseen-characters.ts";
import { repairMojibake } from "./repair-mojibake.ts";

/**
 * A short text of a feed (a title, a name, a salary) as people should read it: entities decoded, also where the feed
 * escaped twice, mojibake repaired, markup comments and what draws nothing gone, spaces collapsed, cut at `maxLength`.
 *
 * @example cleanFeedText(" R&amp;amp;D  Lead\\n", 200); // "R&D Lead"
 */
export function cleanFeedText(raw: string, maxLength: number): string {
  // Room for a text escaped twice throughout ("&amp;amp;"), and no more work than that for an endless one.
  const bounded = raw.slice(0, 12 * maxLength).toWellFormed();
  const decoded = decodeHTMLStrict(decodeHTMLStrict(repairMojibake(bounded)));
  return (
    decoded
      .replace(/<!--.*?(?:-->|$)/gs, "")
      .replace(/\\[nrt](?![a-z])|[\s\p{Cc}\u200B\u2060\u2800\uFEFF]+/gu, " ")
      // A title could be dressed up as another one by these, and a name written twice that looks the same.
      .replace(UNSEEN, "")
      // What joins or varies letters does so to those before it: alone it is not seen either.
      .replace(/(?<!\S)[\p{Variation_Selector}\p{Join_Control}]+/gu, "")
      .replace(/ {2,}/g, " ")
      .trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trim()
  );
}
