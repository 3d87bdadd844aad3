import { type Bitset, createBitset, wordsFor } from "./bitset.ts";
import { countWords, type Dictionary } from "./dictionary.ts";
import { addPostingRange, countListed, type Postings } from "./postings.ts";

/**
 * Precomputed documents of all words with the same prefix, for one- and two-byte prefixes whose lists are too long in
 * total to merge on every key press. Keyed by `prefixKey`.
 */
export type Prefixes = ReadonlyMap<number, Bitset>;

/** Longest total of short lists that is merged on a key press; longer ones are precomputed. */
const MAX_GONE_THROUGH = 2048;
const MAX_BYTES = 2;

/** Collects the prefixes for the postings of each field. */
export function collectPrefixes(
  dictionary: Dictionary,
  fields: readonly Postings[],
  documents: number,
): Prefixes[] {
  const groups = [1, MAX_BYTES].flatMap((length) => groupByPrefix(dictionary, length));
  return fields.map((postings) => {
    const collected = new Map<number, Bitset>();
    for (const { key, from, to } of groups) {
      if (countListed(postings, from, to) <= MAX_GONE_THROUGH) continue;
      const bits = createBitset(wordsFor(documents));
      addPostingRange(postings, from, to, bits);
      collected.set(key, bits);
    }
    return collected;
  });
}

/** The key of a prefix's bytes; undefined if it is longer than those collected. */
export function prefixKey(bytes: Uint8Array, from = 0, to = bytes.length): number | undefined {
  const length = to - from;
  if (length === 0 || length > MAX_BYTES) return undefined;
  return length === 1 ? (bytes[from] ?? 0) : 256 + (bytes[from] ?? 0) * 256 + (bytes[from + 1] ?? 0);
}

/** Runs of words that share their first `length` bytes; shorter words are in none. */
function groupByPrefix(dictionary: Dictionary, length: number) {
  const { bytes, offsets } = dictionary;
  const groups: { key: number; from: number; to: number }[] = [];
  for (let place = 0; place < countWords(dictionary); place += 1) {
    const start = offsets[place] ?? 0;
    if ((offsets[place + 1] ?? 0) - start < length) continue;
    const key = prefixKey(bytes, start, start + length);
    const group = groups.at(-1);
    if (key === undefined) continue;
    if (group?.key === key) group.to = place + 1;
    else groups.push({ key, from: place, to: place + 1 });
  }
  return groups;
}
