import type { SearchQuery, SearchTerm } from "../../text/parse-search.ts";
import { type Bitset, countCommon, intersect, subtract } from "./bitset.ts";
import { findPhraseHits } from "./find-phrase.ts";
import { addFields, findWordHits, hitsAsked, type WordHits } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import { rarity } from "./ranking.ts";

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
  const bits = index.workspace.copy(within);
  const terms: FoundTerm[] = [];
  // Single words first: they leave fewer documents to look for phrases in.
  for (const term of search.all.toSorted((a, b) => Number(isPhrase(a)) - Number(isPhrase(b)))) {
    const words = findWords(index, term);
    const united = words.map((hits) => uniteHits(index, hits));
    const counts = united.map((found) => countCommon(found, index.alive));
    const hits = findTermHits(index, term, words, bits);
    const [first] = united;
    intersect(bits, first && !isPhrase(term) ? first : uniteHits(index, hits));
    // A phrase tells as much as the rarest of its words: how many jobs have the whole is too dear to ask.
    terms.push({ rarity: rarity(index.newest.length, Math.min(...counts)), hits });
  }
  for (const term of search.none) {
    subtract(bits, uniteHits(index, findTermHits(index, term, findWords(index, term), bits)));
  }
  return { bits, terms };
}

const isPhrase = ({ phrase }: SearchTerm): boolean => phrase.includes(" ");

/** For each word of a term, where each segment has it. */
function findWords({ segments, workspace }: JobIndex, { phrase, prefix }: SearchTerm): WordHits[][] {
  const words = phrase.split(" ");
  return words.map((word, place) => {
    const isBegun = prefix && place === words.length - 1;
    return segments.map((segment) => findWordHits(segment, word, isBegun, workspace));
  });
}

/** Where each segment has a term, given where it has its words. Phrases are looked for only `within`. */
function findTermHits(
  { segments, bases, workspace }: JobIndex,
  term: SearchTerm,
  words: readonly (readonly WordHits[])[],
  within: Bitset,
): WordHits[] {
  return segments.flatMap((segment, at) => {
    const found = words.flatMap((hits) => hits[at] ?? []);
    if (!isPhrase(term)) return found;
    const from = (bases[at] ?? 0) >>> 5;
    const to = (bases[at + 1] ?? 0) >>> 5;
    return findPhraseHits(segment, term, found, within.subarray(from, to), workspace);
  });
}

/** The documents of all segments that have it in any field. */
export function uniteHits({ alive, bases, workspace }: JobIndex, hits: readonly WordHits[]): Bitset {
  const bits = workspace.take(alive.length);
  for (const [at, found] of hits.entries()) addFields(hitsAsked(found), bits, bases[at] ?? 0);
  return bits;
}
