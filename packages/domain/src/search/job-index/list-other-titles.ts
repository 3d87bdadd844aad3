import { listSpellings } from "../../text/compounds.ts";
import { markUnwritten } from "../../text/stems.ts";
import { listTitles } from "../../text/trade-names.ts";
import { countBits, intersect, wordsFor } from "./bitset.ts";
import { encodeWord, findWord } from "./dictionary.ts";
import type { JobIndex } from "./job-index.ts";
import { addPostings, countPostings } from "./postings.ts";
import { TITLE } from "./ranking.ts";
import { readSearch } from "./read-search.ts";
import type { JobSegment } from "./segment.ts";

/**
 * Other titles by which a search finds jobs ("tutor" also finds teachers), most frequent first. Leaves out titles that
 * no job has and those that contain what was typed.
 */
export function listOtherTitles(index: JobIndex, search: string): string[] {
  const { query, typed } = readSearch(search);
  const marks = new Set(query.all.flatMap(({ related = [] }) => related));
  const titles = new Set([...marks].flatMap(listTitles));
  const asked = ` ${query.all.map(({ phrase }) => phrase).join(" ")} `;
  const told = [...titles]
    .filter(
      (title) =>
        ![typed, asked].some((words) => ` ${title} `.includes(words) || words.includes(` ${title} `)),
    )
    .map((title) => ({ title, jobs: countTitledAs(index, title) }))
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs)
    .map(({ title }) => spellAsWritten(index, title));
  return [...new Set(told)].filter((title) => !typed.includes(` ${title} `));
}

/** The number of documents whose title contains each of these words, or its plural, anywhere. */
const countTitledAs = ({ segments }: JobIndex, words: string): number =>
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

/** Spells each compound among the words as most jobs do: "social media", but "freelance". */
const spellAsWritten = (index: JobIndex, words: string): string =>
  words
    .split(" ")
    .map((word) => {
      const [apart] = listSpellings(word);
      return apart === undefined || isWrittenAsOne(index, word) ? word : apart;
    })
    .join(" ");

/** Whether most fields that contain a compound write it as one word. */
function isWrittenAsOne({ segments }: JobIndex, word: string): boolean {
  const count = (written: string) =>
    segments.reduce((sum, { dictionary, postings }) => {
      const place = findWord(dictionary, encodeWord(written));
      if (place === undefined) return sum;
      return postings.reduce((all, field) => all + countPostings(field, place), sum);
    }, 0);
  return count(markUnwritten(word)) * 2 <= count(word);
}
