import { TAG_ALIASES } from "./tag-aliases.ts";

/** Characters of a tag. */
export const MAX_TAG_LENGTH = 60;

/**
 * The one spelling of a tag that jobs carry and filters compare: lower case, words joined by a hyphen, no
 * comma (URLs list tags with commas), at most 60 characters. Signs that make a name stay: `c++`, `ci/cd`. Of
 * several names for one thing, one is kept: "NodeJS" is `node.js`. Normalising twice
 * changes nothing; a text without anything to keep gives "".
 *
 * @example normalizeTag("  React Native "); // => "react-native"
 */
export function normalizeTag(text: string): string {
  const joined = text
    .slice(0, 4 * MAX_TAG_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replace(SEPARATORS, "-");
  // Cut by code point, so that half a surrogate pair never stays at the end.
  const tag = joined.replace(EDGES, "").slice(0, MAX_TAG_LENGTH).replace(BROKEN_END, "");
  return TAG_ALIASES.get(tag) ?? tag;
}

const SEPARATORS = /[\s,_\-\p{C}]+/gu;
const EDGES = /^-+|-+$/g;
const BROKEN_END = /[\uD800-\uDBFF]$|-+$/;
