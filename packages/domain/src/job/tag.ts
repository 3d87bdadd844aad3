import { TAG_ALIASES } from "./tag-aliases.ts";

/** Maximum characters of a tag. */
export const MAX_TAG_LENGTH = 60;

/**
 * Normalises a tag for jobs and filters: lower case, words joined by hyphens, no commas (URLs separate tags with them),
 * at most 60 characters. Keeps punctuation in names (`c++`, `ci/cd`) and maps synonyms to one name: "NodeJS" becomes
 * `node.js`. Idempotent; a text without usable characters becomes "".
 *
 * @example normalizeTag("  React Native "); // => "react-native"
 */
export function normalizeTag(text: string): string {
  const joined = text
    .slice(0, 4 * MAX_TAG_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replace(SEPARATORS, "-");
  // Never leaves half a surrogate pair at the end.
  const tag = joined.replace(EDGES, "").slice(0, MAX_TAG_LENGTH).replace(BROKEN_END, "");
  return TAG_ALIASES.get(tag) ?? tag;
}

const SEPARATORS = /[\s,_\-\p{C}]+/gu;
const EDGES = /^-+|-+$/g;
const BROKEN_END = /[\uD800-\uDBFF]$|-+$/;
