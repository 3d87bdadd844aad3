import { beginningKey } from "./beginnings.ts";
import { type Bitset, wordsFor } from "./bitset.ts";
import { encodeWord, findBeginning, findWord } from "./dictionary.ts";
import { addPostingList, addPostings, type PostingList, readPostings } from "./postings.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";
import type { Workspace } from "./workspace.ts";

/** For each field, in the order of `SEARCH_FIELDS`, the documents of a segment that have something there. */
export type FieldHits = readonly PostingList[];

/** Where a segment has a word: `begun` also where another word begins with it, if that was asked for. */
export interface WordHits {
  readonly whole: FieldHits;
  readonly begun?: FieldHits | undefined;
}

export const NO_HITS: FieldHits = SEARCH_FIELDS.map(() => ({}));

export function findWordHits(
  segment: JobSegment,
  word: string,
  prefix: boolean,
  workspace: Workspace,
): WordHits {
  const bytes = encodeWord(word);
  const place = findWord(segment.dictionary, bytes);
  const code = place === undefined ? undefined : segment.wordCodes[place];
  const whole = code === undefined ? NO_HITS : segment.postings.map((field) => readPostings(field, code));
  return prefix ? { whole, begun: findBegun(segment, bytes, workspace) } : { whole };
}

function findBegun(segment: JobSegment, bytes: Uint8Array, workspace: Workspace): FieldHits {
  const { from, to } = findBeginning(segment.dictionary, bytes);
  if (from === to) return NO_HITS;
  const key = beginningKey(bytes);
  return segment.postings.map((field, at) => {
    const collected = key === undefined ? undefined : segment.beginnings[at]?.get(key);
    if (collected) return { bits: collected };
    const bits = workspace.take(wordsFor(segment.size));
    addPostings(field, segment.wordCodes, from, to, bits);
    return { bits };
  });
}

/** Where a word stands as it was asked for, whole or begun. */
export const hitsAsked = ({ whole, begun }: WordHits): FieldHits => begun ?? whole;

/** Adds the documents that have it in any field to a set, in which the segment begins at document `base`. */
export function addFields(hits: FieldHits, target: Bitset, base: number): void {
  for (const list of hits) addPostingList(list, target, base);
}
