import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type Bitset,
  countBits,
  countCommon,
  countFirst,
  createBitset,
  hasBit,
  intersect,
  listBits,
  setBit,
  setRange,
  subtract,
  unite,
  wordsFor,
} from "./bitset.ts";

const DOCUMENTS = 200;
const docs = fc.uniqueArray(fc.nat({ max: DOCUMENTS - 1 }), { maxLength: DOCUMENTS, size: "medium" });
const ascending = (a: number, b: number) => a - b;
const list = (bits: Bitset) => Array.from(listBits(bits, new Uint32Array(DOCUMENTS * 2)));

function bitsOf(members: readonly number[]): Bitset {
  const bits = createBitset(wordsFor(DOCUMENTS));
  for (const doc of members) setBit(bits, doc);
  return bits;
}

describe("a set of documents", () => {
  it("contains and lists exactly what was added, in order", () => {
    fc.assert(
      fc.property(docs, (members) => {
        const bits = bitsOf(members);
        expect(list(bits)).toEqual(members.toSorted(ascending));
        expect(countBits(bits)).toBe(members.length);
        expect(Array.from({ length: DOCUMENTS }, (_, doc) => doc).filter((doc) => hasBit(bits, doc))).toEqual(
          members.toSorted(ascending),
        );
      }),
    );
  });

  it("uses no more words than its documents need", () => {
    expect([0, 1, 32, 33, 64].map(wordsFor)).toEqual([0, 1, 1, 2, 2]);
  });

  it("supports intersection, union and difference", () => {
    fc.assert(
      fc.property(docs, docs, (one, other) => {
        const after = (change: (target: Bitset, by: Bitset) => void) => {
          const bits = bitsOf(one);
          change(bits, bitsOf(other));
          return new Set(list(bits));
        };
        const common = one.filter((doc) => other.includes(doc));
        expect(after(intersect)).toEqual(new Set(common));
        expect(after(unite)).toEqual(new Set([...one, ...other]));
        expect(after(subtract)).toEqual(new Set(one.filter((doc) => !other.includes(doc))));
        expect(countCommon(bitsOf(one), bitsOf(other))).toBe(common.length);
      }),
    );
  });

  it("merges another set at a word offset", () => {
    const bits = bitsOf([1]);
    unite(bits, Uint32Array.of(0b101), 2);
    expect(list(bits)).toEqual([1, 64, 66]);
  });

  it("counts its members within a range", () => {
    const run = fc.record({ word: fc.nat({ max: 5 }), length: fc.nat({ max: 40 }) });
    fc.assert(
      fc.property(docs, run, (members, { word, length }) => {
        const from = word * 32;
        const among = members.filter((doc) => doc >= from && doc < from + length);
        expect(countFirst(bitsOf(members), from, length)).toBe(among.length);
      }),
    );
  });

  it("adds a range of documents, whole words and parts of them", () => {
    fc.assert(
      fc.property(docs, fc.nat({ max: 199 }), fc.nat({ max: 200 }), (members, from, to) => {
        const bits = bitsOf(members);
        setRange(bits, from, to);
        const run = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
        expect(list(bits)).toEqual([...new Set([...members, ...run])].toSorted(ascending));
      }),
    );
  });
});
