import { intersect, countBits, wordsFor } from "./bitset.ts";
import { encodeWord, findWord } from "./dictionary.ts";
import type { JobIndex } from "./job-index.ts";
import { addPostings } from "./postings.ts";
import { TITLE } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";

/** The number of documents whose title contains each of these words, or its plural, anywhere. */
export const countTitledAs = ({ segments }: JobIndex, words: string): number =>
  segments.reduce((sum, segment) => sum + countIn(segment, words), 0);

/** Segments never change, and the same few titles (those in our lists) are looked up again and again. */
const counted = new WeakMap<JobSegment, Map<string, number>>();

function countIn(segment: JobSegment, words: string): number {
  const known = counted.get(segment) ?? new Map<string, number>();
  counted.set(segment, known);
  const count = known.get(words) ?? lookUp(segment, words);
  known.set(words, count);
  return count;
}

function lookUp({ dictionary, postings, size }: JobSegment, words: string): number {
  const titles = postings[TITLE];
  if (!titles) return 0;
  const [first, ...others] = words.split(" ").map((word) => {
    const having = new Uint32Array(wordsFor(size));
    const places = [word, `${word}s`].map((form) => findWord(dictionary, encodeWord(form)));
    addPostings(
      titles,
      places.filter((place) => place !== undefined),
      having,
    );
    return having;
  });
  if (!first) return 0;
  for (const other of others) intersect(first, other);
  return countBits(first);
}
