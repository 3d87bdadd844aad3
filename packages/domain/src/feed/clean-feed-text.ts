import { decodeHTMLStrict } from "entities";

import { repairMojibake } from "./repair-mojibake.ts";

/**
 * A short text of a feed (a title, a name, a salary) as people should read it: entities decoded, also where the feed
 * escaped twice, mojibake repaired, markup comments and control characters gone, spaces collapsed, cut at `maxLength`.
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
      // Marks that turn the direction of what follows could dress a title up as another one.
      .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
      .replace(/\\[nrt](?![a-z])|[\s\p{Cc}\u200B\u2060\uFEFF]+/gu, " ")
      .replace(/ {2,}/g, " ")
      .trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, "")
      .trim()
  );
}
