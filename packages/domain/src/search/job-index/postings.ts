import { type Bitset, countBits, setBit, unite, wordsFor } from "./bitset.ts";

/**
 * For each key (a word, a tag, a place...) the documents that have it, ascending. A key of many documents keeps
 * them as a bitset, which is then the smaller and the quicker form; the others share one array, key after key.
 */
export interface Postings {
  /** Documents of key `k` are `docs` from `offsets[k]` to `offsets[k + 1]`; none there where `dense` has the key. */
  readonly offsets: Uint32Array;
  readonly docs: Uint16Array | Uint32Array;
  readonly dense: ReadonlyMap<number, Bitset>;
  /** No key above it is dense: word codes are ordered by frequency, so most words need not be looked for. */
  readonly lastDense: number;
}

/** One key's documents in whichever form they are kept; neither where there are none. */
export interface PostingList {
  readonly bits?: Bitset | undefined;
  readonly docs?: Uint16Array | Uint32Array | undefined;
}

// A document number takes 16 bits or more, a bitset one for each document there is.
const DENSE_SHARE = 1 / 16;
const MIN_DENSE = 32;

/** Room for postings whose numbers of documents are known; `place` is then called for each of them, ascending. */
export interface PostingsRoom {
  readonly postings: Postings;
  readonly place: (key: number, doc: number) => void;
}

export function makePostingsRoom(counts: Uint32Array, documents: number): PostingsRoom {
  const words = wordsFor(documents);
  const isDense = (count: number) => count > MIN_DENSE && count > documents * DENSE_SHARE;
  const offsets = new Uint32Array(counts.length + 1);
  const next = new Uint32Array(counts.length);
  const dense = new Map<number, Bitset>();
  // By key where its bits begin, plus one; 0 for a key that is not dense.
  const firstWords = new Uint32Array(counts.length);
  const allBits = new Uint32Array(words * counts.reduce((sum, count) => sum + Number(isDense(count)), 0));
  let lastDense = -1;
  for (let key = 0; key < counts.length; key += 1) {
    const count = counts[key] ?? 0;
    const from = offsets[key] ?? 0;
    next[key] = from;
    offsets[key + 1] = isDense(count) ? from : from + count;
    if (!isDense(count)) continue;
    const first = dense.size * words;
    firstWords[key] = first + 1;
    dense.set(key, allBits.subarray(first, first + words));
    lastDense = key;
  }
  const listed = offsets[counts.length] ?? 0;
  const docs = documents > 0x1_0000 ? new Uint32Array(listed) : new Uint16Array(listed);
  return {
    postings: { offsets, docs, dense, lastDense },
    place: (key, doc) => {
      const first = firstWords[key] ?? 0;
      if (first > 0) {
        const word = first - 1 + (doc >>> 5);
        allBits[word] = (allBits[word] ?? 0) | (1 << (doc & 31));
      } else {
        const at = next[key] ?? 0;
        docs[at] = doc;
        next[key] = at + 1;
      }
    },
  };
}

export function readPostings({ offsets, docs, dense, lastDense }: Postings, key: number): PostingList {
  const from = offsets[key] ?? 0;
  const to = offsets[key + 1] ?? 0;
  if (from < to) return { docs: docs.subarray(from, to) };
  return key <= lastDense ? { bits: dense.get(key) } : {};
}

export function hasPostings({ offsets, dense, lastDense }: Postings, key: number): boolean {
  return (offsets[key] ?? 0) < (offsets[key + 1] ?? 0) || (key <= lastDense && dense.has(key));
}

export function countPostings({ offsets, dense, lastDense }: Postings, key: number): number {
  const bits = key <= lastDense ? dense.get(key) : undefined;
  return bits ? countBits(bits) : (offsets[key + 1] ?? 0) - (offsets[key] ?? 0);
}

/** Adds the documents of keys `keys[from]` to `keys[to]` to a set. */
export function addPostings(
  { offsets, docs, dense, lastDense }: Postings,
  keys: Uint32Array,
  from: number,
  to: number,
  target: Bitset,
): void {
  for (let place = from; place < to; place += 1) {
    const key = keys[place] ?? 0;
    const end = offsets[key + 1] ?? 0;
    let at = offsets[key] ?? 0;
    if (at === end && key <= lastDense) {
      const bits = dense.get(key);
      if (bits) unite(target, bits);
    }
    for (; at < end; at += 1) setBit(target, docs[at] ?? 0);
  }
}

/** Adds a list's documents to a set, in which they begin at document `base`. */
export function addPostingList({ bits, docs }: PostingList, target: Bitset, base = 0): void {
  if (bits) unite(target, bits, base >>> 5);
  const length = docs?.length ?? 0;
  for (let at = 0; at < length; at += 1) setBit(target, base + (docs?.[at] ?? 0));
}
