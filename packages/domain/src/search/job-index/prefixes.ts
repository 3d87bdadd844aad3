import { type Bitset, createBitset, wordsFor } from "./bitset.ts";
import { countWords, type Dictionary } from "./dictionary.ts";
import { addPostingRange, countListed, type Postings } from "./postings.ts";

/**
 * The documents of all words that begin alike, for those prefixes of one or two bytes whose short lists are so long
 * together that adding them up at every key press would show. By `beginningKey`.
 */
export type Prefixes = ReadonlyMap<number, Bitset>;

/** Documents of short lists that are gone through at a key press; more are added up beforehand. */
const MAX_GONE_THROUGH = 2048;
const MAX_BYTES = 2;

/** For each field's postings the prefixes collected. */
export function collectPrefixes(
  dictionary: Dictionary,
  fields: readonly Postings[],
  documents: number,
): Prefixes[] {
  const groups = [1, MAX_BYTES].flatMap((length) => groupByBeginning(dictionary, length));
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

/** Of a beginning's bytes, or undefined where it is longer than any that is collected. */
export function beginningKey(bytes: Uint8Array, from = 0, to = bytes.length): number | undefined {
  const length = to - from;
  if (length === 0 || length > MAX_BYTES) return undefined;
  return length === 1 ? (bytes[from] ?? 0) : 256 + (bytes[from] ?? 0) * 256 + (bytes[from + 1] ?? 0);
}

/** Runs of words that share their first `length` bytes; shorter words stand in none. */
function groupByBeginning(dictionary: Dictionary, length: number) {
  const { bytes, offsets } = dictionary;
  const groups: { key: number; from: number; to: number }[] = [];
  for (let place = 0; place < countWords(dictionary); place += 1) {
    const start = offsets[place] ?? 0;
    if ((offsets[place + 1] ?? 0) - start < length) continue;
    const key = beginningKey(bytes, start, start + length);
    const group = groups.at(-1);
    if (key === undefined) continue;
    if (group?.key === key) group.to = place + 1;
    else groups.push({ key, from: place, to: place + 1 });
  }
  return groups;
}
