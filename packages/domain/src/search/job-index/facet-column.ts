import { createPostingsBuilder, type Postings } from "./postings.ts";

/** What jobs are filtered and counted by, both ways round: a job's values, and a value's jobs. */
export interface FacetColumn<Value> {
  readonly values: readonly Value[];
  /** Codes are places in `values`. Without `offsets` document `doc` has the one code `codes[doc]`. */
  readonly codes: Uint16Array | Uint32Array;
  /** With it, document `doc` has the codes from `offsets[doc]` to `offsets[doc + 1]`. */
  readonly offsets?: Uint32Array;
  /** The documents of each code. */
  readonly postings: Postings;
}

/** A column of texts, which filters name. */
export interface TextColumn extends FacetColumn<string> {
  readonly find: (value: string) => number | undefined;
}

/** A column of one value a document, for the `listed` among so many documents; ascending. */
export function buildSingleColumn<Value>(
  values: readonly Value[],
  documents: number,
  listed: Uint32Array,
  codeOf: (doc: number) => number,
): FacetColumn<Value> {
  const codes = values.length > 0xffff ? new Uint32Array(documents) : new Uint16Array(documents);
  for (const doc of listed) codes[doc] = codeOf(doc);
  const counts = countCodes({ values, codes }, listed);
  const builder = createPostingsBuilder(counts, documents);
  for (const doc of listed) builder.add(codes[doc] ?? 0, doc);
  return { values, codes, postings: builder.finish() };
}

/** A column of any number of distinct values a document. */
export function buildListColumn<Value>(
  values: readonly Value[],
  documents: number,
  listed: Uint32Array,
  codesOf: (doc: number) => Uint32Array,
): FacetColumn<Value> {
  const offsets = new Uint32Array(documents + 1);
  for (const doc of listed) offsets[doc + 1] = codesOf(doc).length;
  for (let doc = 0; doc < documents; doc += 1)
    offsets[doc + 1] = (offsets[doc + 1] ?? 0) + (offsets[doc] ?? 0);
  const codes = new Uint32Array(offsets[documents] ?? 0);
  for (const doc of listed) codes.set(codesOf(doc), offsets[doc]);
  const counts = countCodes({ values, codes, offsets }, listed);
  const builder = createPostingsBuilder(counts, documents);
  for (const doc of listed) {
    for (let at = offsets[doc] ?? 0; at < (offsets[doc + 1] ?? 0); at += 1) builder.add(codes[at] ?? 0, doc);
  }
  return { values, codes, offsets, postings: builder.finish() };
}

/** How many of these documents have each code. */
export function countCodes<Value>(
  { values, codes, offsets }: Omit<FacetColumn<Value>, "postings">,
  docs: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const from = offsets ? (offsets[doc] ?? 0) : doc;
    const to = offsets ? (offsets[doc + 1] ?? 0) : doc + 1;
    for (let place = from; place < to; place += 1) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}
