import { makePostingsRoom, type Postings } from "./postings.ts";

/** A column for filters and facets, indexed both ways: the values of a job, and the jobs of a value. */
export interface FacetColumn<Value> {
  readonly values: readonly Value[];
  /** Codes are indexes into `values`. Without `offsets`, document `doc` has the single code `codes[doc]`. */
  readonly codes: Codes;
  /** If present, document `doc` has the codes from `offsets[doc]` to `offsets[doc + 1]`. */
  readonly offsets?: Uint32Array;
  /** The documents of each code, including those that newer segments hide. */
  readonly postings: Postings;
}

/** 16 bits halve the memory of a column with at most 65,536 values, which is nearly every one. */
export type Codes = Uint16Array | Uint32Array;

export const createCodes = (length: number, values: number): Codes =>
  values > 0x1_0000 ? new Uint32Array(length) : new Uint16Array(length);

/** A column of texts that filters refer to by value. */
export interface TextColumn extends FacetColumn<string> {
  readonly find: (value: string) => number | undefined;
  /** The rank of each value in sorted order: comparing the texts for each response would take 5 % of its time. */
  readonly ranks: Uint32Array;
}

/** Posts documents with one code each under their code. */
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

/** Posts documents with a list of distinct codes each under all of them. */
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

/** Adds the number of these documents with each code to `counts`. */
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
