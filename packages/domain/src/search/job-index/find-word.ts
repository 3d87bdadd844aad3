import { markUnwritten, unmark } from "../../text/stems.ts";
import { type Bitset, subtract, wordsFor } from "./bitset.ts";
import { encodeWord, findBeginning, findWord } from "./dictionary.ts";
import {
  addPostingList,
  addPostings,
  countPostings,
  hasPostings,
  type PostingList,
  readPostings,
} from "./postings.ts";
import { beginningKey } from "./prefixes.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";
import { findForms } from "./stem-table.ts";
import type { Workspace } from "./workspace.ts";

/** For each field, in the order of `SEARCH_FIELDS`, the documents of a segment that have something there. */
export type FieldHits = readonly PostingList[];

/**
 * Where a segment has a word. Each wider set has the narrower ones in it: `related` also where a form of it is or what
 * means the same, `byPrefix` also where another word begins with it. Those are there where they were asked for and add any.
 */
export interface WordHits {
  readonly whole: FieldHits;
  readonly related?: FieldHits | undefined;
  readonly byPrefix?: FieldHits | undefined;
}

export const NO_HITS: FieldHits = SEARCH_FIELDS.map(() => ({}));

/** A word of a search: whether it may be the beginning of another, whether it must be written so, and the marked stems it is related to. */
export interface AskedWord {
  readonly word: string;
  readonly prefix: boolean;
  readonly literal?: true | undefined;
  readonly related?: readonly string[] | undefined;
}

export function findWordHits(
  segment: JobSegment,
  { word, prefix, literal, related = [] }: AskedWord,
  workspace: Workspace,
): WordHits {
  const bytes = encodeWord(word);
  const code = codeOf(segment, word, bytes);
  const whole = code === undefined ? NO_HITS : segment.postings.map((field) => readPostings(field, code));
  if (literal) return { whole: keepWritten(segment, whole, word, workspace) };
  const others = listRelatedCodes(segment, related, code);
  const widened = others.length === 0 ? undefined : addCodes(segment, whole, others, workspace);
  if (!prefix) return { whole, related: widened };
  const byPrefix = findByPrefix(segment, bytes, workspace);
  return {
    whole,
    related: widened,
    byPrefix: widened ? widen(segment, byPrefix, { whole, widened }, workspace) : byPrefix,
  };
}

function codeOf({ dictionary, wordCodes }: JobSegment, word: string, bytes = encodeWord(word)) {
  const place = findWord(dictionary, bytes);
  return place === undefined ? undefined : wordCodes[place];
}

/** In how many documents a word is written so, at the least: in that field where most have it. Costs hardly anything. */
export function countWritten(segment: JobSegment, word: string): number {
  const code = codeOf(segment, word);
  if (code === undefined) return 0;
  const unwritten = codeOf(segment, markUnwritten(word));
  const counts = segment.postings.map((postings, field) => {
    if (field === CATEGORY) return 0;
    const without = unwritten === undefined ? 0 : countPostings(postings, unwritten);
    return countPostings(postings, code) - without;
  });
  return Math.max(...counts);
}

/** In how many documents the title has a word. */
export function countTitled(segment: JobSegment, word: string): number {
  const code = codeOf(segment, word);
  const titles = segment.postings[TITLE];
  return code === undefined || !titles ? 0 : countPostings(titles, code);
}

const TITLE = SEARCH_FIELDS.indexOf("title");
const CATEGORY = SEARCH_FIELDS.indexOf("category");

/** Hits without those of what nobody wrote: the labels of categories and employment. */
export const leaveOutLabels = (hits: FieldHits): FieldHits =>
  hits.map((list, field) => (field === CATEGORY ? {} : list));

/** Where a word is written as it was asked for, in what others wrote. */
function keepWritten(segment: JobSegment, hits: FieldHits, word: string, workspace: Workspace): FieldHits {
  const unwritten = codeOf(segment, markUnwritten(word));
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

/** The codes of all words with one of these stems, and of the stems themselves, but for the word asked for. */
function listRelatedCodes(
  { dictionary, wordCodes, stems }: JobSegment,
  related: readonly string[],
  asked: number | undefined,
): Uint32Array {
  if (related.length === 0) return NO_CODES;
  const codes = new Set<number>();
  for (const marked of related) {
    const place = findWord(dictionary, encodeWord(marked));
    if (place !== undefined) codes.add(wordCodes[place] ?? 0);
    for (const form of findForms(stems, dictionary, unmark(marked))) codes.add(wordCodes[form] ?? 0);
  }
  if (asked !== undefined) codes.delete(asked);
  return Uint32Array.from(codes);
}

const NO_CODES = new Uint32Array(0);

function addCodes(segment: JobSegment, hits: FieldHits, codes: Uint32Array, workspace: Workspace): FieldHits {
  return segment.postings.map((postings, field) => {
    const own = hits[field] ?? {};
    // Most fields have no other form: their hits stay the very same, which is told by.
    if (!codes.some((code) => hasPostings(postings, code))) return own;
    const bits = workspace.take(wordsFor(segment.size));
    addPostings(postings, codes, 0, codes.length, bits);
    addPostingList(own, bits);
    return { bits };
  });
}

function widen(
  segment: JobSegment,
  byPrefix: FieldHits,
  { whole, widened }: { readonly whole: FieldHits; readonly widened: FieldHits },
  workspace: Workspace,
): FieldHits {
  return byPrefix.map((list, field) => {
    const others = widened[field];
    if (!others || others === whole[field]) return list;
    const bits = workspace.take(wordsFor(segment.size));
    addPostingList(list, bits);
    addPostingList(others, bits);
    return { bits };
  });
}

function findByPrefix(segment: JobSegment, bytes: Uint8Array, workspace: Workspace): FieldHits {
  const { from, to } = findBeginning(segment.dictionary, bytes);
  if (from === to) return NO_HITS;
  const key = beginningKey(bytes);
  return segment.postings.map((field, at) => {
    const collected = key === undefined ? undefined : segment.prefixes[at]?.get(key);
    if (collected) return { bits: collected };
    const bits = workspace.take(wordsFor(segment.size));
    addPostings(field, segment.wordCodes, from, to, bits);
    return { bits };
  });
}

/** Where a word stands as it was asked for. */
export const hitsAsked = ({ whole, related, byPrefix }: WordHits): FieldHits => byPrefix ?? related ?? whole;

/** Adds the documents that have it in any field to a set, in which the segment begins at document `base`. */
export function addFields(hits: FieldHits, target: Bitset, base: number): void {
  for (const list of hits) addPostingList(list, target, base);
}
