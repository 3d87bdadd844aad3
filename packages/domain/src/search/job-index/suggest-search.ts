import { parseSearch } from "../parse-search.ts";
import { splitChunks } from "../tokenize.ts";
import { countCommon } from "./bitset.ts";
import { countWords, type Dictionary, encodeWord, readWord } from "./dictionary.ts";
import { uniteHits } from "./find-search.ts";
import { findWordHits } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import { isOneTypoAway } from "./one-typo.ts";

/** Letters of a word from which on it may be a misspelt one: shorter words are too like too many others. */
const MIN_LETTERS = 5;

/**
 * The search with each word that no job has replaced by the word one typo away that most jobs have; undefined
 * where every word is known, or one has nothing like it.
 */
export function suggestSearch(index: JobIndex, search: string): string | undefined {
  const corrections = new Map<string, string>();
  for (const { phrase, prefix } of parseSearch(search).all) {
    const words = phrase.split(" ");
    for (const [at, word] of words.entries()) {
      if (countJobs(index, word, prefix && at === words.length - 1) > 0) continue;
      const correction = correctWord(index, word);
      if (correction === undefined) return undefined;
      corrections.set(word, correction);
    }
  }
  return corrections.size === 0 ? undefined : replaceWords(search, corrections);
}

function countJobs(index: JobIndex, word: string, isBegun: boolean): number {
  const hits = index.segments.map((segment) => findWordHits(segment, word, isBegun, index.workspace));
  return countCommon(uniteHits(index, hits), index.alive);
}

function correctWord(index: JobIndex, word: string): string | undefined {
  if (word.length < MIN_LETTERS) return undefined;
  const near = new Set(index.segments.flatMap(({ dictionary }) => listNear(dictionary, word)));
  const counted = [...near].map((candidate) => ({ candidate, jobs: countJobs(index, candidate, false) }));
  const [best] = counted
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs || (a.candidate < b.candidate ? -1 : 1));
  return best?.candidate;
}

function listNear(dictionary: Dictionary, word: string): string[] {
  const bytes = encodeWord(word);
  const near: string[] = [];
  for (let place = 0; place < countWords(dictionary); place += 1) {
    // Most words are ruled out by their bytes, without a text being made of them.
    if (countDifferent(dictionary, place, bytes) > MAX_DIFFERENT_BYTES) continue;
    const candidate = readWord(dictionary, place);
    if (isOneTypoAway(word, candidate)) near.push(candidate);
  }
  return near;
}

/** Two swapped letters of four bytes each. */
const MAX_DIFFERENT_BYTES = 8;

/** Bytes that are left between what is the same at both words' beginnings and ends. */
function countDifferent({ bytes, offsets }: Dictionary, place: number, wanted: Uint8Array): number {
  const from = offsets[place] ?? 0;
  const length = (offsets[place + 1] ?? 0) - from;
  const shorter = Math.min(length, wanted.length);
  const longer = Math.max(length, wanted.length);
  if (longer - shorter > 4) return longer;
  let same = 0;
  while (same < shorter && bytes[from + same] === wanted[same]) same += 1;
  let sameEnd = 0;
  while (
    sameEnd < shorter - same &&
    bytes[from + length - 1 - sameEnd] === wanted[wanted.length - 1 - sameEnd]
  ) {
    sameEnd += 1;
  }
  return longer - same - sameEnd;
}

/** Whatever else was typed stays: quotes, refused words, spaces. */
function replaceWords(search: string, corrections: ReadonlyMap<string, string>): string {
  return search.replace(/[\p{L}\p{M}\p{N}]+/gu, (written) => {
    const [chunk] = splitChunks(written);
    return corrections.get(chunk?.words[0] ?? "") ?? written;
  });
}
