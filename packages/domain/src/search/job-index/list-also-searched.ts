import { listNamed } from "../../text/related-words.ts";
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
/** And where hardly any job has the word itself, as few as these: "pais" is no form of "pays" that anybody means. */
const LEAST_JOBS = 2;

/**
 * What a search looks for beside what was typed, of what any job says: what means the same, then other forms of its
 * words, the more frequent first. As a person would type it.
 */
export function listAlsoSearched(index: JobIndex, search: string): string[] {
  const { query, meant, typed } = readSearch(search);
  const listed = new Set<string>();
  for (const words of meant) {
    if (listed.size >= MOST_LISTED) return [...listed];
    if (!typed.includes(` ${words} `) && words.split(" ").every((word) => countWritten(index, word) > 0))
      listed.add(words);
  }
  // A word of a name is not looked for apart from it.
  const names = (query.named ?? []).filter((mark) => listNamed(mark).length > 0);
  for (const { phrase, related = [] } of query.all) {
    if (names.some((mark) => related.includes(mark))) continue;
    const forms = listForms(index, related).filter((word) => !typed.includes(` ${word} `));
    if (forms.length === 0) continue;
    const written = countWritten(index, phrase);
    // Where no job has the word itself, its forms are all that was found.
    const least = written === 0 ? 1 : Math.max(LEAST_JOBS, written * RARE_SHARE);
    for (const form of forms.slice(0, MOST_FORMS)) {
      if (countWritten(index, form) >= least) listed.add(form);
    }
  }
  return [...listed].slice(0, MOST_LISTED);
}

/** All words of these stems, the more frequent first. */
function listForms({ segments }: JobIndex, related: readonly string[]): string[] {
  const forms = segments.flatMap(({ dictionary, stems, wordCodes }) =>
    related
      .flatMap((marked) => findForms(stems, dictionary, unmark(marked)))
      .map((place) => ({ word: readWord(dictionary, place), code: wordCodes[place] ?? 0 })),
  );
  return [...new Set(forms.toSorted((a, b) => a.code - b.code).map(({ word }) => word))];
}
