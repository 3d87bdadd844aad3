import type { SearchQuery, SearchTerm } from "../parse-search.ts";
import { rarity } from "../ranking.ts";
import { type Bitset, countBits, countCommon, createBitset, intersect, subtract, unite } from "./bitset.ts";
import { findPhraseHits } from "./find-phrase.ts";
import { findWordHits, uniteFields, type WordHits } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";

/** A term found: how much it tells, and where each segment has it. */
export interface FoundTerm {
  readonly rarity: number;
  readonly hits: readonly WordHits[];
}

export interface FoundSearch {
  /** Of the documents asked about, those that the search lets through. */
  readonly bits: Bitset;
  /** What was asked for, for ranking: right for documents of `bits`. */
  readonly terms: readonly FoundTerm[];
}

/** Looks for a search among the documents `within`. */
export function findSearch(index: JobIndex, search: SearchQuery, within: Bitset): FoundSearch {
  const bits = within.slice();
  const terms: FoundTerm[] = [];
  // Single words first: they leave fewer documents to look for phrases in.
  for (const term of [...search.all].toSorted((a, b) => Number(isPhrase(a)) - Number(isPhrase(b)))) {
    const hits = findTerm(index, term, bits);
    intersect(bits, uniteHits(index, hits));
    terms.push({ rarity: rateTerm(index, term), hits });
  }
  for (const term of search.none) subtract(bits, uniteHits(index, findTerm(index, term, bits)));
  return { bits, terms };
}

const isPhrase = ({ phrase }: SearchTerm): boolean => phrase.includes(" ");

function findTerm(index: JobIndex, term: SearchTerm, within: Bitset): WordHits[] {
  return index.segments.map((segment, at) => {
    if (!isPhrase(term)) return findWordHits(segment, term.phrase, term.prefix);
    const from = (index.bases[at] ?? 0) >>> 5;
    const to = (index.bases[at + 1] ?? 0) >>> 5;
    return findPhraseHits(segment, term, within.subarray(from, to));
  });
}

/** The documents of all segments that have it in any field. */
export function uniteHits({ segments, bases, alive }: JobIndex, hits: readonly WordHits[]): Bitset {
  const bits = createBitset(alive.length);
  for (const [at, segment] of segments.entries()) {
    const found = hits[at];
    if (found) unite(bits, uniteFields(found.begun ?? found.whole, segment.size), (bases[at] ?? 0) >>> 5);
  }
  return bits;
}

/** As rare as the rarest of its words. */
function rateTerm(index: JobIndex, { phrase, prefix }: SearchTerm): number {
  const words = phrase.split(" ");
  const counts = words.map((word, place) => {
    const isBegun = prefix && place === words.length - 1;
    const hits = index.segments.map((segment) => findWordHits(segment, word, isBegun));
    return countCommon(uniteHits(index, hits), index.alive);
  });
  return rarity(countBits(index.alive), Math.min(...counts));
}
