import { SEARCH_FIELDS } from "../ranking.ts";
import { beginningKey, uniteWords } from "./beginnings.ts";
import { type Bitset, createBitset, wordsFor } from "./bitset.ts";
import { findBeginning, findWord } from "./dictionary.ts";
import { addPostingList, type PostingList, readPostings } from "./postings.ts";
import type { JobSegment } from "./segment.ts";

/** For each field, in the order of `SEARCH_FIELDS`, the documents of a segment that have something there. */
export type FieldHits = readonly PostingList[];

/** Where a segment has a word: `begun` also where another word begins with it, if that was asked for. */
export interface WordHits {
  readonly whole: FieldHits;
  readonly begun?: FieldHits | undefined;
}

export const NO_HITS: FieldHits = SEARCH_FIELDS.map(() => ({}));

export function findWordHits(segment: JobSegment, word: string, prefix: boolean): WordHits {
  const place = findWord(segment.dictionary, word);
  const code = place === undefined ? undefined : segment.wordCodes[place];
  const whole = code === undefined ? NO_HITS : segment.postings.map((field) => readPostings(field, code));
  return prefix ? { whole, begun: findBegun(segment, word) } : { whole };
}

function findBegun(segment: JobSegment, beginning: string): FieldHits {
  const { from, to } = findBeginning(segment.dictionary, beginning);
  if (from === to) return NO_HITS;
  const key = beginningKey(new TextEncoder().encode(beginning));
  return segment.postings.map((field, at) => {
    const collected = key === undefined ? undefined : segment.beginnings[at]?.get(key);
    return { bits: collected ?? uniteWords(segment.wordCodes, field, from, to, segment.size) };
  });
}

/** The documents that have it in any field. */
export function uniteFields(hits: FieldHits, documents: number): Bitset {
  const bits = createBitset(wordsFor(documents));
  for (const list of hits) addPostingList(list, bits);
  return bits;
}
