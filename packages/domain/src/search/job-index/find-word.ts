import { markUnwritten, unmark } from "../../text/stems.ts";
import { type Bitset, subtract, wordsFor } from "./bitset.ts";
import { encodeWord, findPrefix, findWord } from "./dictionary.ts";
import type { JobIndex } from "./job-index.ts";
import {
  addPostingList,
  addPostingRange,
  addPostings,
  countKeys,
  countPostings,
  nextKey,
  hasPostings,
  type PostingList,
  readPostings,
} from "./postings.ts";
import { prefixKey } from "./prefixes.ts";
import { SEARCH_FIELDS, TITLE } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";
import { findForms } from "./stem-table.ts";
import type { Workspace } from "./workspace.ts";

/** For each field, in the order of `SEARCH_FIELDS`, the documents of a segment with a hit there. */
export type FieldHits = readonly PostingList[];

/**
 * The hits of a word in a segment. `wider` adds its other forms, its synonyms and the words that start with it, if
 * these were asked for and exist. `typed` has the plural as typed only.
 */
export interface WordHits {
  readonly whole: FieldHits;
  readonly wider?: FieldHits | undefined;
  readonly typed?: FieldHits | undefined;
}

export const NO_HITS: FieldHits = SEARCH_FIELDS.map(() => ({}));

/**
 * A word of a search: whether it may be a prefix, an equivalent spelling, whether it must be matched literally, and the
 * marked stems it is related to.
 */
export interface AskedWord {
  readonly word: string;
  readonly prefix: boolean;
  readonly joined?: string | undefined;
  readonly literal?: true | undefined;
  readonly related?: readonly string[] | undefined;
}

export function findWordHits(
  segment: JobSegment,
  { word, joined, prefix, literal, related = [] }: AskedWord,
  workspace: Workspace,
): WordHits {
  const bytes = encodeWord(word);
  const place = findWord(segment.dictionary, bytes);
  const own = readHits(segment, place);
  const typed =
    joined === undefined ? undefined : readHits(segment, findWord(segment.dictionary, encodeWord(joined)));
  const whole = typed === undefined ? own : uniteHits(segment, own, typed, workspace);
  if (literal) return { whole: keepWritten(segment, whole, word, workspace) };
  const others = listRelated(segment, related, place);
  const wider = listWider(segment, bytes, place, { prefix, others });
  return { whole, wider: wider && findWider(segment, whole, wider, workspace), typed };
}

/** A lower bound of how many documents contain a word as written: the count of the field that has it most. Cheap. */
export const countWritten = ({ segments }: JobIndex, word: string): number =>
  segments.reduce((sum, segment) => sum + countWrittenIn(segment, word), 0);

/** How many documents have a word in their title. */
export const countTitled = ({ segments }: JobIndex, word: string): number =>
  segments.reduce((sum, segment) => sum + countTitledIn(segment, word), 0);

function countWrittenIn(segment: JobSegment, word: string): number {
  const place = findWord(segment.dictionary, encodeWord(word));
  if (place === undefined) return 0;
  const unwritten = findWord(segment.dictionary, encodeWord(markUnwritten(word)));
  const counts = segment.postings.map((postings, field) => {
    if (field === CATEGORY) return 0;
    const without = unwritten === undefined ? 0 : countPostings(postings, unwritten);
    return countPostings(postings, place) - without;
  });
  return Math.max(...counts);
}

function countTitledIn(segment: JobSegment, word: string): number {
  const place = findWord(segment.dictionary, encodeWord(word));
  const titles = segment.postings[TITLE];
  return place === undefined || !titles ? 0 : countPostings(titles, place);
}

const readHits = ({ postings }: JobSegment, place: number | undefined): FieldHits =>
  place === undefined ? NO_HITS : postings.map((field) => readPostings(field, place));

/** Merges the hits of two words. */
function uniteHits(segment: JobSegment, hits: FieldHits, others: FieldHits, workspace: Workspace): FieldHits {
  return others.map((other, field) => {
    const own = hits[field] ?? NOWHERE;
    if (!hasAny(other)) return own;
    const bits = workspace.take(wordsFor(segment.size));
    addPostingList(own, bits);
    addPostingList(other, bits);
    return { bits };
  });
}

const CATEGORY = SEARCH_FIELDS.indexOf("category");

/** Drops hits in text the posting did not write: the labels of category and employment type. */
export const leaveOutLabels = (hits: FieldHits): FieldHits =>
  hits.map((list, field) => (field === CATEGORY ? {} : list));

/** Keeps the hits where the posting itself writes the word as it was typed. */
function keepWritten(segment: JobSegment, hits: FieldHits, word: string, workspace: Workspace): FieldHits {
  const unwritten = findWord(segment.dictionary, encodeWord(markUnwritten(word)));
  if (unwritten === undefined) return leaveOutLabels(hits);
  const written = segment.postings.map((postings, field) => {
    const own = hits[field] ?? {};
    if (!hasPostings(postings, unwritten)) return own;
    const [bits, without] = [own, readPostings(postings, unwritten)].map((list) => {
      const documents = workspace.take(wordsFor(segment.size));
      addPostingList(list, documents);
      return documents;
    });
    if (bits && without) subtract(bits, without);
    return { bits };
  });
  return leaveOutLabels(written);
}

/** The indexes of all words with one of these stems, and of the stems themselves, except the searched word. */
function listRelated(
  { dictionary, stems }: JobSegment,
  related: readonly string[],
  asked: number | undefined,
): readonly number[] {
  const places = new Set<number>();
  for (const marked of related) {
    const place = findWord(dictionary, encodeWord(marked));
    if (place !== undefined) places.add(place);
    for (const form of findForms(stems, dictionary, unmark(marked))) places.add(form);
  }
  if (asked !== undefined) places.delete(asked);
  return [...places];
}

/** The dictionary words that may stand for the searched one: a range, and some outside of it. */
interface WiderWords {
  readonly from: number;
  readonly to: number;
  /** Key of the range's common prefix, if it is short enough to be in `Prefixes`. */
  readonly key: number | undefined;
  readonly apart: readonly number[];
}

function listWider(
  { dictionary }: JobSegment,
  bytes: Uint8Array,
  place: number | undefined,
  { prefix, others }: { readonly prefix: boolean; readonly others: readonly number[] },
): WiderWords | undefined {
  if (!prefix && others.length === 0) return undefined;
  const [from, to] = place === undefined ? [0, 0] : [place, place + 1];
  if (!prefix) return { from, to, key: undefined, apart: others };
  const range = findPrefix(dictionary, bytes);
  // Most forms of a word start with it.
  const apart = others.filter((other) => other < range.from || other >= range.to);
  return { ...range, key: prefixKey(bytes), apart };
}

function findWider(
  segment: JobSegment,
  whole: FieldHits,
  { from, to, key, apart }: WiderWords,
  workspace: Workspace,
): FieldHits {
  return segment.postings.map((postings, field) => {
    const others = apart.filter((place) => hasPostings(postings, place));
    const collected = key === undefined ? undefined : segment.prefixes[field]?.get(key);
    if (collected && others.length === 0) return { bits: collected };
    const own = whole[field] ?? NOWHERE;
    const listed = countKeys(postings, from, to) + others.length;
    if (listed === 0) return NOWHERE;
    // Most fields contain at most one of the words, so there is nothing to merge.
    if (listed === 1) return hasAny(own) ? own : readPostings(postings, others[0] ?? nextKey(postings, from));
    const bits = collected ? workspace.copy(collected) : workspace.take(wordsFor(segment.size));
    if (!collected) addPostingRange(postings, from, to, bits);
    addPostings(postings, others, bits);
    return { bits };
  });
}

const NOWHERE: PostingList = {};
const hasAny = ({ bits, docs }: PostingList) => (bits ?? docs) !== undefined;

/** The hits of a word as it was searched for. */
export const hitsAsked = ({ whole, wider }: WordHits): FieldHits => wider ?? whole;

/** Adds the documents with a hit in any field to a set in which the segment starts at document `base`. */
export function addFields(hits: FieldHits, target: Bitset, base: number): void {
  for (const list of hits) addPostingList(list, target, base);
}
