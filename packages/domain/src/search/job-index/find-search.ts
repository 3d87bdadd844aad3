import type { SearchQuery, SearchTerm } from "../../text/parse-search.ts";
import { type Bitset, countCommon, intersect, subtract } from "./bitset.ts";
import { findPhraseHits } from "./find-phrase.ts";
import { addFields, findWordHits, hitsAsked, type WordHits } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import type { PostingList } from "./postings.ts";
import { rarity, SEARCH_FIELDS } from "./ranking.ts";

/** A term that was found: its rarity, whether its last word is still being typed, and its hits in each segment. */
export interface FoundTerm {
  readonly rarity: number;
  readonly isPrefix: boolean;
  readonly hits: readonly WordHits[];
}

export interface FoundSearch {
  /** Those of the given documents that match the search. */
  readonly bits: Bitset;
  /** The terms of the search, for ranking; correct for the documents of `bits` only. */
  readonly terms: readonly FoundTerm[];
  /** The trade names among them, also for ranking. */
  readonly named: readonly FoundTerm[];
}

/** Runs a search over the documents in `within`. */
export function findSearch(index: JobIndex, search: SearchQuery, within: Bitset): FoundSearch {
  const bits = index.workspace.copy(within);
  const terms: FoundTerm[] = [];
  const keep = (
    { prefix }: SearchTerm,
    hits: readonly WordHits[],
    documents: Bitset,
    jobsWithTerm: number,
  ) => {
    intersect(bits, documents);
    terms.push({ rarity: rarity(index.newest.length, jobsWithTerm), isPrefix: prefix, hits });
  };
  const drop = (hits: readonly WordHits[]) => subtract(bits, uniteHits(index, hits));
  // Single words first, so that fewer documents have to be read for phrases.
  const [words, phrases] = splitTerms(index, search.all);
  for (const asked of words) {
    const hits = asked.words.flat();
    const documents = uniteHits(index, hits);
    keep(asked.term, hits, documents, countCommon(documents, index.alive));
  }
  const found = findPhrases(index, phrases, bits, true);
  for (const [at, asked] of phrases.entries()) {
    const hits = found[at] ?? [];
    keep(asked.term, hits, uniteHits(index, hits), countRarestWord(index, asked));
  }

  const [noWords, noPhrases] = splitTerms(index, search.none);
  for (const { words } of noWords) drop(words.flat());
  for (const hits of findPhrases(index, noPhrases, bits, false)) drop(hits);
  return { bits, terms, named: (search.named ?? []).map((name) => findNamed(index, name)) };
}

const TRADE = SEARCH_FIELDS.indexOf("trade");
const NOWHERE: PostingList = {};

/**
 * A trade name is not required but affects ranking, in the field that holds each way of writing it. In titles only its
 * synonyms carry the mark, so matching there would rank them above the name itself.
 */
function findNamed(index: JobIndex, word: string): FoundTerm {
  const { segments, workspace, newest, alive } = index;
  const hits = segments.map((segment) => {
    const { whole } = findWordHits(segment, { word, prefix: false }, workspace);
    return { whole: whole.map((list, field) => (field === TRADE ? list : NOWHERE)) };
  });
  const jobsWithName = countCommon(uniteHits(index, hits), alive);
  return { rarity: rarity(newest.length, jobsWithName), isPrefix: false, hits };
}

/** A term, with the hits of each of its words in each segment. */
interface AskedTerm {
  readonly term: SearchTerm;
  readonly words: readonly (readonly WordHits[])[];
}

/** Splits the terms into single words and phrases. */
function splitTerms(index: JobIndex, terms: readonly SearchTerm[]): [AskedTerm[], AskedTerm[]] {
  const asked = terms.map((term) => ({ term, words: findWords(index, term) }));
  const isPhrase = ({ words }: AskedTerm) => words.length > 1;
  return [asked.filter((each) => !isPhrase(each)), asked.filter(isPhrase)];
}

function findWords(
  { segments, workspace }: JobIndex,
  { phrase, joined, prefix, literal, related }: SearchTerm,
): WordHits[][] {
  const words = phrase.split(" ");
  return words.map((word, place) => {
    const isLast = place === words.length - 1;
    const alone = words.length === 1 ? { joined, literal, related } : {};
    const asked = { word, prefix: prefix && isLast, ...alone };
    return segments.map((segment) => findWordHits(segment, asked, workspace));
  });
}

/** How many jobs have the rarest word of a phrase; counting those with the whole phrase would be too slow. */
function countRarestWord(index: JobIndex, { words }: AskedTerm): number {
  return Math.min(...words.map((hits) => countCommon(uniteHits(index, hits), index.alive)));
}

/** The hits of each phrase in each segment, among the documents in `within`. */
function findPhrases(
  { segments, bases, workspace }: JobIndex,
  phrases: readonly AskedTerm[],
  within: Bitset,
  isEvery: boolean,
): WordHits[][] {
  if (phrases.length === 0) return [];
  const bySegment = segments.map((segment, at) => {
    const asked = phrases.map(({ term, words }) => ({
      term,
      words: words.flatMap((hits) => hits[at] ?? []),
    }));
    const from = (bases[at] ?? 0) >>> 5;
    const to = (bases[at + 1] ?? 0) >>> 5;
    return findPhraseHits(segment, asked, { within: within.subarray(from, to), isEvery }, workspace);
  });
  return phrases.map((_, at) => bySegment.flatMap((hits) => hits[at] ?? []));
}

/** The documents of all segments with a hit in any field. */
export function uniteHits({ alive, bases, workspace }: JobIndex, hits: readonly WordHits[]): Bitset {
  const bits = workspace.take(alive.length);
  for (const [at, found] of hits.entries()) addFields(hitsAsked(found), bits, bases[at] ?? 0);
  return bits;
}
