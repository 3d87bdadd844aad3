import { unmark } from "../../text/stems.ts";
import { encodeWord, findWord, readWord } from "./dictionary.ts";
import type { JobIndex } from "./job-index.ts";
import { readSearch } from "./read-search.ts";
import { findForms } from "./stem-table.ts";

const MOST_FORMS = 3;
const MOST_LISTED = 8;

/**
 * What a search looks for beside what was typed, of what any job has: what means the same, then other forms of its
 * words, the more frequent first. As a person would type it.
 */
export function listAlsoSearched(index: JobIndex, search: string): string[] {
  const { query, meant, typed } = readSearch(search);
  const listed = new Set<string>();
  // A trade may have a hundred other names: no more are looked up than are shown.
  for (const words of meant) {
    if (listed.size >= MOST_LISTED) return [...listed];
    if (!typed.includes(` ${words} `) && words.split(" ").every((word) => hasWord(index, word)))
      listed.add(words);
  }
  for (const { related = [] } of query.all) {
    for (const form of listForms(index, related, typed)) listed.add(form);
  }
  return [...listed].slice(0, MOST_LISTED);
}

const hasWord = ({ segments }: JobIndex, word: string) =>
  segments.some(({ dictionary }) => findWord(dictionary, encodeWord(word)) !== undefined);

function listForms({ segments }: JobIndex, related: readonly string[], typed: string): string[] {
  const forms = segments.flatMap(({ dictionary, stems, wordCodes }) =>
    related
      .flatMap((marked) => findForms(stems, dictionary, unmark(marked)))
      .map((place) => ({ word: readWord(dictionary, place), code: wordCodes[place] ?? 0 })),
  );
  const byFrequency = forms.toSorted((a, b) => a.code - b.code).map(({ word }) => word);
  return [...new Set(byFrequency)].filter((word) => !typed.includes(` ${word} `)).slice(0, MOST_FORMS);
}
