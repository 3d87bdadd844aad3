import { type Bitset, createBitset, setBit, unite, wordsFor } from "./bitset.ts";

/**
 * For each key (a word, a tag, a place...) the documents that have it, ascending. A key of many documents keeps
 * them as a bitset, which is then the smaller and the quicker form; the others share one array, key after key.
 */
export interface Postings {
  /** Documents of key `k` are `docs` from `offsets[k]` to `offsets[k + 1]`; none there where `dense` has the key. */
  readonly offsets: Uint32Array;
  readonly docs: Uint16Array | Uint32Array;
  readonly dense: ReadonlyMap<number, Bitset>;
}

/** One key's documents in whichever form they are kept; neither where there are none. */
export interface PostingList {
  readonly bits?: Bitset | undefined;
  readonly docs?: Uint16Array | Uint32Array | undefined;
}

// A document number takes 16 bits or more, a bitset one for each document there is.
const DENSE_SHARE = 1 / 16;

/** Collects postings in two passes over the same documents: first counted, then placed. */
export interface PostingsBuilder {
  add(key: number, doc: number): void;
  finish(): Postings;
}

/** `counts[k]` must be how often `add` will be called for key `k`; each document comes once for a key, ascending. */
export function createPostingsBuilder(
  counts: Uint32Array,
  documents: number,
  room: (length: number) => Uint16Array | Uint32Array = (length) => new Uint32Array(length),
): PostingsBuilder {
  const offsets = new Uint32Array(counts.length + 1);
  const dense = new Map<number, Bitset>();
  for (let key = 0; key < counts.length; key += 1) {
    const count = counts[key] ?? 0;
    const isDense = count > 32 && count > documents * DENSE_SHARE;
    if (isDense) dense.set(key, createBitset(wordsFor(documents)));
    offsets[key + 1] = (offsets[key] ?? 0) + (isDense ? 0 : count);
  }
  const docs = room(offsets[counts.length] ?? 0);
  const next = offsets.slice(0, counts.length);
  return {
    add(key, doc) {
      const at = next[key] ?? 0;
      if (at < (offsets[key + 1] ?? 0)) {
        docs[at] = doc;
        next[key] = at + 1;
        return;
      }
      const bits = dense.get(key);
      if (bits) setBit(bits, doc);
    },
    finish: () => ({ offsets, docs, dense }),
  };
}

export function readPostings(postings: Postings, key: number): PostingList {
  const bits = postings.dense.get(key);
  if (bits) return { bits };
  const from = postings.offsets[key] ?? 0;
  const to = postings.offsets[key + 1] ?? 0;
  return from === to ? {} : { docs: postings.docs.subarray(from, to) };
}

/** Adds a key's documents to a set. */
export function addPostings(postings: Postings, key: number, target: Bitset): void {
  const from = postings.offsets[key] ?? 0;
  const to = postings.offsets[key + 1] ?? 0;
  const { docs } = postings;
  for (let at = from; at < to; at += 1) setBit(target, docs[at] ?? 0);
  if (from === to) {
    const bits = postings.dense.get(key);
    if (bits) unite(target, bits);
  }
}

/** Adds a list's documents to a set. */
export function addPostingList({ bits, docs }: PostingList, target: Bitset): void {
  if (bits) unite(target, bits);
  if (docs) for (let at = 0; at < docs.length; at += 1) setBit(target, docs[at] ?? 0);
}
