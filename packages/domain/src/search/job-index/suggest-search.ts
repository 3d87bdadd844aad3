import { finishLastWord } from "../../text/last-word.ts";
import { parseSearch } from "../../text/parse-search.ts";
import { isMarked } from "../../text/stems.ts";
import { splitChunks } from "../../text/tokenize.ts";
import { countCommon } from "./bitset.ts";
import { countWords, type Dictionary, encodeWord, readWord } from "./dictionary.ts";
import { uniteHits } from "./find-search.ts";
import { findWordHits } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";

/** Minimum length of a word to be corrected: shorter words resemble too many others. */
const MIN_LETTERS = 5;

/** Maximum number of words corrected per search: each requires a scan of all words. */
const MAX_CORRECTED = 3;

/**
 * Replaces each word that no job has with the most frequent word one typo away. Undefined if every word is known, if an
 * unknown word has no correction, or if more than three are unknown.
 */
export function suggestSearch(index: JobIndex, search: string): string | undefined {
  const unknown = listUnknown(index, search);
  if (unknown.size === 0 || unknown.size > MAX_CORRECTED) return undefined;
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    const correction = correctWord(index, word);
    if (correction === undefined) return undefined;
    corrections.set(word, correction);
  }
  return replaceWords(finishLastWord(search), corrections);
}

function listUnknown(index: JobIndex, search: string): Set<string> {
  const unknown = new Set<string>();
  for (const { phrase, prefix } of parseSearch(search).all) {
    const words = phrase.split(" ");
    for (const [at, word] of words.entries()) {
      if (countJobs(index, word, prefix && at === words.length - 1) === 0) unknown.add(word);
    }
  }
  return unknown;
}

function countJobs(index: JobIndex, word: string, isPrefix: boolean): number {
  const hits = index.segments.map((segment) =>
    findWordHits(segment, { word, prefix: isPrefix }, index.workspace),
  );
  return countCommon(uniteHits(index, hits), index.alive);
}

function correctWord(index: JobIndex, word: string): string | undefined {
  // Numbers are not corrected: one digit off is another number.
  if (word.length < MIN_LETTERS || /\p{N}/u.test(word)) return undefined;
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
    // Nearly all words are ruled out by length or bytes, without decoding them.
    if (Math.abs(countBytes(dictionary, place) - bytes.length) > LONGEST_LETTER) continue;
    if (countDifferent(dictionary, place, bytes) > MAX_DIFFERENT) continue;
    const candidate = readWord(dictionary, place);
    if (!isMarked(candidate) && isOneTypoAway(word, candidate)) near.push(candidate);
  }
  return near;
}

/** The most UTF-8 bytes that one typo can add to a word. */
const LONGEST_LETTER = 4;

const countBytes = ({ offsets }: Dictionary, place: number): number =>
  (offsets[place + 1] ?? 0) - (offsets[place] ?? 0);

/**
 * The most letters that can differ between the common prefix and suffix of two words one typo apart: a swapped pair.
 */
const MAX_DIFFERENT = 2;

function countDifferent(dictionary: Dictionary, place: number, wanted: Uint8Array): number {
  const { bytes, offsets } = dictionary;
  const from = offsets[place] ?? 0;
  const length = countBytes(dictionary, place);
  const shorter = Math.min(length, wanted.length);
  let same = 0;
  while (same < shorter && bytes[from + same] === wanted[same]) same += 1;
  let sameEnd = 0;
  while (
    sameEnd < shorter - same &&
    bytes[from + length - 1 - sameEnd] === wanted[wanted.length - 1 - sameEnd]
  ) {
    sameEnd += 1;
  }
  return Math.max(
    countLetters(bytes, from + same, from + length - sameEnd),
    countLetters(wanted, same, wanted.length - sameEnd),
  );
}

/** Bytes 10xxxxxx continue a letter; all others start one. A partial letter counts as one. */
function countLetters(bytes: Uint8Array, from: number, to: number): number {
  let letters = from < to && ((bytes[from] ?? 0) & 0xc0) === 0x80 ? 1 : 0;
  for (let at = from; at < to; at += 1) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) letters += 1;
  return letters;
}

/**
 * Whether two words are one typo apart: a letter missing, added or replaced, or two adjacent letters swapped, as
 * "kubernets" and "kubernetes".
 */
function isOneTypoAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (same === long.length) return false;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}

/** Keeps everything else as typed: quotes, excluded words, spaces. */
function replaceWords(search: string, corrections: ReadonlyMap<string, string>): string {
  return search.replace(/[\p{L}\p{M}\p{N}]+/gu, (written) => {
    const [chunk] = splitChunks(written);
    return corrections.get(chunk?.words[0] ?? "") ?? written;
  });
}
