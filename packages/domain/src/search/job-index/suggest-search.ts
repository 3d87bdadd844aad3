import { parseSearch } from "../parse-search.ts";
import { splitChunks } from "../tokenize.ts";
import { countCommon } from "./bitset.ts";
import { countWords, type Dictionary, readWord } from "./dictionary.ts";
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
  const hits = index.segments.map((segment) => findWordHits(segment, word, isBegun));
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

/** Words differ in length by one letter at most, and a letter is four bytes at most. */
function listNear(dictionary: Dictionary, word: string): string[] {
  const near: string[] = [];
  const { length } = new TextEncoder().encode(word);
  for (let place = 0; place < countWords(dictionary); place += 1) {
    const bytes = (dictionary.offsets[place + 1] ?? 0) - (dictionary.offsets[place] ?? 0);
    if (Math.abs(bytes - length) > 4) continue;
    const candidate = readWord(dictionary, place);
    if (isOneTypoAway(word, candidate)) near.push(candidate);
  }
  return near;
}

/** Whatever else was typed stays: quotes, refused words, spaces. */
function replaceWords(search: string, corrections: ReadonlyMap<string, string>): string {
  return search.replace(/[\p{L}\p{M}\p{N}]+/gu, (written) => {
    const [chunk] = splitChunks(written);
    return corrections.get(chunk?.words[0] ?? "") ?? written;
  });
}
