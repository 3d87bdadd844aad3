import { GO_LANGUAGE } from "../../text/compounds.ts";
import type { SearchTerm } from "../../text/parse-search.ts";
import { listSkillsWith } from "../../text/related-words.ts";
import { unmark } from "../../text/stems.ts";
import { readWord } from "./dictionary.ts";
import { countWritten } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import { readSearch } from "./read-search.ts";
import { findForms } from "./stem-table.ts";

/** What as few jobs have, of those with the word itself, is a slip or a name: "overs", "mor". */
const RARE_SHARE = 1 / 50;
/** And where hardly any job has the word itself, as few as these: "pais" is no form of "pays" that anybody means. */
const LEAST_JOBS = 2;

/**
 * All that a search looks for beside what was typed, of what any job says: what means the same, skills that stand for its
 * words, then other forms of them, the more frequent first. As a person would type it.
 */
export function listAlsoSearched(index: JobIndex, search: string): string[] {
  const { query, meant, typed } = readSearch(search);
  const marks = new Set(query.all.flatMap(({ related = [] }) => related));
  const others = [...meant, ...[...marks].flatMap(listSkillsWith)];
  const said = others.filter(
    (words) =>
      !typed.includes(` ${words} `) && words.split(" ").every((word) => countWritten(index, word) > 0),
  );
  // A text says "Go", and is found by that alone where it means the language.
  const isGo = query.all.some(({ phrase, literal }) => phrase === GO_LANGUAGE && !literal);
  const go = isGo && !typed.includes(" go ") ? ["Go (the language)"] : [];
  const forms = query.all.flatMap((term) =>
    listToldForms(index, term).filter((word) => !typed.includes(` ${word} `)),
  );
  return [...new Set([...said, ...go, ...forms])];
}

/** Other forms of a word, but for those that hardly any job has. */
function listToldForms(index: JobIndex, { phrase, related = [] }: SearchTerm): string[] {
  const written = countWritten(index, phrase);
  // Where no job has the word itself, its forms are all that was found.
  const least = written === 0 ? 1 : Math.max(LEAST_JOBS, written * RARE_SHARE);
  return listForms(index, related).filter((form) => countWritten(index, form) >= least);
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
