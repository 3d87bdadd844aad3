import { type Bitset, hasBit } from "./bitset.ts";
import { type JobSegment, readId } from "./segment.ts";

/** The live documents, newest first; ties by ascending id. */
export function orderNewest(
  segments: readonly JobSegment[],
  bases: readonly number[],
  alive: Bitset,
): Uint32Array {
  const readers = segments.map((segment, at) => createReader(segment, bases[at] ?? 0, alive));
  return readers.reduce<Ordered>(mergeOrdered, EMPTY).docs;
}

/** Ordered documents with their sort keys. */
interface Ordered {
  readonly docs: Uint32Array;
  readonly publishedAt: Float64Array;
  readonly idAt: (place: number) => string;
}

const EMPTY: Ordered = { docs: new Uint32Array(), publishedAt: new Float64Array(), idAt: () => "" };

/** A segment is already in this order. */
function createReader(segment: JobSegment, base: number, alive: Bitset): Ordered {
  const docs = Uint32Array.from({ length: segment.size }, (_, doc) => base + doc).filter((doc) =>
    hasBit(alive, doc),
  );
  return {
    docs,
    publishedAt: Float64Array.from(docs, (doc) => segment.columns.publishedAt[doc - base] ?? 0),
    idAt: (place) => readId(segment, (docs[place] ?? 0) - base),
  };
}

function mergeOrdered(a: Ordered, b: Ordered): Ordered {
  if (a.docs.length === 0) return b;
  const docs = new Uint32Array(a.docs.length + b.docs.length);
  const publishedAt = new Float64Array(docs.length);
  // Where each entry came from: `a`'s indexes as they are, then `b`'s.
  const origin = new Uint32Array(docs.length);
  let fromA = 0;
  let fromB = 0;
  for (let place = 0; place < docs.length; place += 1) {
    const takeA = fromB >= b.docs.length || (fromA < a.docs.length && comesFirst(a, fromA, b, fromB));
    const source = takeA ? a : b;
    const at = takeA ? fromA : fromB;
    docs[place] = source.docs[at] ?? 0;
    publishedAt[place] = source.publishedAt[at] ?? 0;
    origin[place] = takeA ? at : a.docs.length + at;
    if (takeA) fromA += 1;
    else fromB += 1;
  }
  const idAt = (place: number) => {
    const at = origin[place] ?? 0;
    return at < a.docs.length ? a.idAt(at) : b.idAt(at - a.docs.length);
  };
  return { docs, publishedAt, idAt };
}

function comesFirst(a: Ordered, atA: number, b: Ordered, atB: number): boolean {
  const later = (a.publishedAt[atA] ?? 0) - (b.publishedAt[atB] ?? 0);
  return later === 0 ? a.idAt(atA) < b.idAt(atB) : later > 0;
}
