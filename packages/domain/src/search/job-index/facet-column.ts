import { makePostingsRoom, type Postings } from "./postings.ts";

/** What jobs are filtered and counted by, both ways round: a job's values, and a value's jobs. */
export interface FacetColumn<Value> {
  readonly values: readonly Value[];
  /** Codes are places in `values`. Without `offsets` document `doc` has the one code `codes[doc]`. */
  readonly codes: Codes;
  /** With it, document `doc` has the codes from `offsets[doc]` to `offsets[doc + 1]`. */
  readonly offsets?: Uint32Array;
  /** The documents of each code, those among them that are no jobs any more. */
  readonly postings: Postings;
}

/** Half the memory where a column has no more values than 16 bits count, as nearly all have. */
export type Codes = Uint16Array | Uint32Array;

export const createCodes = (length: number, values: number): Codes =>
  values > 0x1_0000 ? new Uint32Array(length) : new Uint16Array(length);

/** A column of texts, which filters name. */
export interface TextColumn extends FacetColumn<string> {
  readonly find: (value: string) => number | undefined;
  /** Where each value stands in the order of all: comparing texts anew for each answer would be a twentieth of its time. */
  readonly ranks: Uint32Array;
}

/** The documents of each code, of documents with one code each. */
export function postCodes(codes: Codes, values: number): Postings {
  const counts = new Uint32Array(values);
  for (let doc = 0; doc < codes.length; doc += 1) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const { postings, place } = makePostingsRoom(counts, codes.length);
  for (let doc = 0; doc < codes.length; doc += 1) place(codes[doc] ?? 0, doc);
  return postings;
}

/** The documents of each code, of documents with a list of different codes each. */
export function postCodeLists(codes: Codes, offsets: Uint32Array, values: number): Postings {
  const counts = new Uint32Array(values);
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const documents = offsets.length - 1;
  const { postings, place } = makePostingsRoom(counts, documents);
  for (let doc = 0; doc < documents; doc += 1) {
    const end = offsets[doc + 1] ?? 0;
    for (let at = offsets[doc] ?? 0; at < end; at += 1) place(codes[at] ?? 0, doc);
  }
  return postings;
}

/** Adds to `counts` how many of these documents have each code. */
export function countCodes<Value>(
  { codes, offsets }: FacetColumn<Value>,
  docs: Uint32Array,
  counts: Uint32Array,
): void {
  if (offsets) countCodeLists(codes, offsets, docs, counts);
  else {
    const { length } = docs;
    for (let at = 0; at < length; at += 1) {
      const code = codes[docs[at] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

function countCodeLists(codes: Codes, offsets: Uint32Array, docs: Uint32Array, counts: Uint32Array): void {
  const { length } = docs;
  for (let at = 0; at < length; at += 1) {
    const doc = docs[at] ?? 0;
    const end = offsets[doc + 1] ?? 0;
    for (let place = offsets[doc] ?? 0; place < end; place += 1) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}
