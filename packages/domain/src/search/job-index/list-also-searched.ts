import { unmark } from "../../text/stems.ts";
import { readWord } from "./dictionary.ts";
import { countWritten } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import { readSearch } from "./read-search.ts";
import { findForms } from "./stem-table.ts";

const MOST_FORMS = 3;
const MOST_LISTED = 8;
/** What as few jobs have, of those with the word itself, is a slip or a name: "overs", "mor". */
const RARE_SHARE = 1 / 50;

/**
 * What a search looks for beside what was typed, of what any job says: what means the same, then other forms of its
 * words, the more frequent first. As a person would type it.
 */
export function listAlsoSearched(index: JobIndex, search: string): string[] {
  const { query, meant, typed } = readSearch(search);
  const listed = new Set<string>();
  for (const words of meant) {
    if (listed.size >= MOST_LISTED) return [...listed];
    if (!typed.includes(` ${words} `) && words.split(" ").every((word) => countJobs(index, word) > 0))
      listed.add(words);
  }
  for (const { phrase, related = [] } of query.all) {
    const least = countJobs(index, phrase) * RARE_SHARE;
    const forms = listForms(index, related).filter((word) => !typed.includes(` ${word} `));
    for (const form of forms.slice(0, MOST_FORMS)) {
      const jobs = countJobs(index, form);
      if (jobs > 0 && jobs >= least) listed.add(form);
    }
  }
  return [...listed].slice(0, MOST_LISTED);
}

/** How many jobs have a word written so: most compounds are hardly ever written as the one word we know them by. */
const countJobs = ({ segments }: JobIndex, word: string): number =>
  segments.reduce((sum, segment) => sum + countWritten(segment, word), 0);

/** All words of these stems, the more frequent first. */
function listForms({ segments }: JobIndex, related: readonly string[]): string[] {
  const forms = segments.flatMap(({ dictionary, stems, wordCodes }) =>
    related
      .flatMap((marked) => findForms(stems, dictionary, unmark(marked)))
      .map((place) => ({ word: readWord(dictionary, place), code: wordCodes[place] ?? 0 })),
  );
  return [...new Set(forms.toSorted((a, b) => a.code - b.code).map(({ word }) => word))];
}
