import { type Bitset, countFirst, createBitset, hasBit, setBit, unite, wordsFor } from "./bitset.ts";
import { countBefore } from "./count-before.ts";

/**
 * For each key (a word, a tag, a place...), the documents that have it, ascending. Keys with many documents use a
 * bitset, which is then smaller and faster; the others share one array, key after key. Most words are in no title, so a
 * key without documents takes only one bit.
 */
export interface Postings {
  /** The keys with any documents. */
  readonly keys: Bitset;
  /** For each 32-bit word of `keys`, how many keys precede it. */
  readonly ranks: Uint32Array;
  /** The `n`th key of `keys` has the documents `docs[offsets[n]]` to `docs[offsets[n + 1]]`; none if it is dense. */
  readonly offsets: Uint32Array;
  readonly docs: Uint16Array | Uint32Array;
  readonly dense: ReadonlyMap<number, DenseList>;
  /** Ascending. */
  readonly denseKeys: Uint32Array;
}

/** The documents of one key in either form; neither if there are none. */
export interface PostingList {
  readonly bits?: Bitset | undefined;
  readonly docs?: Uint16Array | Uint32Array | undefined;
}

interface DenseList {
  readonly bits: Bitset;
  readonly count: number;
}

// A document number takes 16 bits or more, a bitset one bit per document of the segment.
const DENSE_SHARE = 1 / 16;
const MIN_DENSE = 32;

/** Allocated postings whose counts are known; `place` must then be called for each document, ascending. */
export interface PostingsRoom {
  readonly postings: Postings;
  readonly place: (key: number, doc: number) => void;
}

export function makePostingsRoom(counts: Uint32Array, documents: number): PostingsRoom {
  const words = wordsFor(documents);
  const isDense = (count: number) => count > MIN_DENSE && count > documents * DENSE_SHARE;
  const { keys, ranks, length } = rankKeys(counts);
  const offsets = new Uint32Array(length + 1);
  const next = new Uint32Array(counts.length);
  const dense = new Map<number, DenseList>();
  // Where the bits of each key begin, plus one; 0 for a key that is not dense.
  const firstWords = new Uint32Array(counts.length);
  const allBits = createBitset(words * counts.reduce((sum, count) => sum + Number(isDense(count)), 0));
  let rank = 0;
  for (let key = 0; key < counts.length; key += 1) {
    const count = counts[key] ?? 0;
    if (count === 0) continue;
    const from = offsets[rank] ?? 0;
    next[key] = from;
    rank += 1;
    offsets[rank] = isDense(count) ? from : from + count;
    if (!isDense(count)) continue;
    const first = dense.size * words;
    firstWords[key] = first + 1;
    dense.set(key, { bits: allBits.subarray(first, first + words), count });
  }
  const listed = offsets[length] ?? 0;
  const docs = documents > 0x1_0000 ? new Uint32Array(listed) : new Uint16Array(listed);
  return {
    postings: { keys, ranks, offsets, docs, dense, denseKeys: Uint32Array.from(dense.keys()) },
    place: (key, doc) => {
      const first = firstWords[key] ?? 0;
      if (first > 0) {
        setBit(allBits, (first - 1) * 32 + doc);
      } else {
        const at = next[key] ?? 0;
        docs[at] = doc;
        next[key] = at + 1;
      }
    },
  };
}

function rankKeys(counts: Uint32Array) {
  // One more, for where the last key ends.
  const keys = createBitset(wordsFor(counts.length + 1));
  const ranks = new Uint32Array(keys.length);
  let length = 0;
  for (let key = 0; key < counts.length; key += 1) {
    if ((key & 31) === 0) ranks[key >>> 5] = length;
    if (counts[key] === 0) continue;
    setBit(keys, key);
    length += 1;
  }
  if ((counts.length & 31) === 0) ranks[counts.length >>> 5] = length;
  return { keys, ranks, length };
}

/** How many keys with documents come before this one. */
const rankOf = ({ keys, ranks }: Postings, key: number): number =>
  (ranks[key >>> 5] ?? 0) + countFirst(keys, key & ~31, key & 31);

export function readPostings(postings: Postings, key: number): PostingList {
  if (!hasPostings(postings, key)) return {};
  const { offsets, docs, dense } = postings;
  const rank = rankOf(postings, key);
  const from = offsets[rank] ?? 0;
  const to = offsets[rank + 1] ?? 0;
  return from < to ? { docs: docs.subarray(from, to) } : (dense.get(key) ?? {});
}

export const hasPostings = ({ keys }: Postings, key: number): boolean => hasBit(keys, key);

export function countPostings(postings: Postings, key: number): number {
  return postings.dense.get(key)?.count ?? countListed(postings, key, key + 1);
}

/** How many of the keys `[from, to)` have documents. */
export const countKeys = (postings: Postings, from: number, to: number): number =>
  rankOf(postings, to) - rankOf(postings, from);

/** The first key at or after this one that has documents, if any. */
export function nextKey(postings: Postings, from: number): number {
  let key = from;
  while (!hasPostings(postings, key)) key += 1;
  return key;
}

/** Adds the documents of these keys to a set. */
export function addPostings(postings: Postings, keys: readonly number[], target: Bitset): void {
  const { offsets, docs, dense } = postings;
  for (const key of keys) {
    if (!hasPostings(postings, key)) continue;
    const rank = rankOf(postings, key);
    const end = offsets[rank + 1] ?? 0;
    let at = offsets[rank] ?? 0;
    const bits = at === end ? dense.get(key)?.bits : undefined;
    if (bits) unite(target, bits);
    for (; at < end; at += 1) setBit(target, docs[at] ?? 0);
  }
}

/** How many documents the keys `[from, to)` list in total, without dense ones. */
export function countListed(postings: Postings, from: number, to: number): number {
  const { offsets } = postings;
  return (offsets[rankOf(postings, to)] ?? 0) - (offsets[rankOf(postings, from)] ?? 0);
}

/** Adds the documents of the keys `[from, to)`, whose lists are contiguous, to a set. */
export function addPostingRange(postings: Postings, from: number, to: number, target: Bitset): void {
  const { offsets, docs, dense, denseKeys } = postings;
  const end = offsets[rankOf(postings, to)] ?? 0;
  for (let at = offsets[rankOf(postings, from)] ?? 0; at < end; at += 1) setBit(target, docs[at] ?? 0);
  const first = countBefore(denseKeys.length, (place) => (denseKeys[place] ?? 0) < from);
  for (const key of denseKeys.subarray(first)) {
    if (key >= to) break;
    const bits = dense.get(key)?.bits;
    if (bits) unite(target, bits);
  }
}

/** Adds a list's documents to a set in which they start at document `base`. */
export function addPostingList({ bits, docs }: PostingList, target: Bitset, base = 0): void {
  if (bits) unite(target, bits, base >>> 5);
  const length = docs?.length ?? 0;
  for (let at = 0; at < length; at += 1) setBit(target, base + (docs?.[at] ?? 0));
}

/** The codes of the accepted values. */
export function listCodes<Value>(values: Iterable<Value>, accepts: (value: Value) => boolean): number[] {
  const codes: number[] = [];
  let code = 0;
  for (const value of values) {
    if (accepts(value)) codes.push(code);
    code += 1;
  }
  return codes;
}
