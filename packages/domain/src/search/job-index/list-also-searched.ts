import { GO_LANGUAGE } from "../../text/compounds.ts";
import type { SearchTerm } from "../../text/parse-search.ts";
import { listSkillsWith } from "../../text/related-words.ts";
import { unmark } from "../../text/stems.ts";
import { readWord } from "./dictionary.ts";
import { countWritten } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import { readSearch } from "./read-search.ts";
import { findForms } from "./stem-table.ts";

/** Forms in a smaller share of the word's jobs than this are typos or names: "overs", "mor". */
const RARE_SHARE = 1 / 50;
/** The minimum for words that hardly any job has: nobody means "pais" as a form of "pays". */
const LEAST_JOBS = 2;

/**
 * Everything a search looks for besides what was typed, if any job contains it: synonyms, skills that imply its words,
 * then other forms of them by frequency. Spelled as a person would type it.
 */
export function listAlsoSearched(index: JobIndex, search: string): string[] {
  const { query, meant, typed } = readSearch(search);
  const marks = new Set(query.all.flatMap(({ related = [] }) => related));
  const others = [...meant, ...[...marks].flatMap(listSkillsWith)];
  const said = others.filter(
    (words) =>
      !typed.includes(` ${words} `) && words.split(" ").every((word) => countWritten(index, word) > 0),
  );
  // Texts write "Go", which only matches where it means the language.
  const isGo = query.all.some(({ phrase, literal }) => phrase === GO_LANGUAGE && !literal);
  const go = isGo && !typed.includes(" go ") ? ["Go (the language)"] : [];
  const forms = query.all.flatMap((term) =>
    listToldForms(index, term).filter((word) => !typed.includes(` ${word} `)),
  );
  return [...new Set([...said, ...go, ...forms])];
}

/** Other forms of a word, without those that hardly any job has. */
function listToldForms(index: JobIndex, { phrase, related = [] }: SearchTerm): string[] {
  const written = countWritten(index, phrase);
  // If no job has the word itself, its forms are all there is.
  const least = written === 0 ? 1 : Math.max(LEAST_JOBS, written * RARE_SHARE);
  return listForms(index, related).filter((form) => countWritten(index, form) >= least);
}

/** All words with these stems, most frequent first. */
function listForms({ segments }: JobIndex, related: readonly string[]): string[] {
  const forms = segments.flatMap(({ dictionary, stems, wordCodes }) =>
    related
      .flatMap((marked) => findForms(stems, dictionary, unmark(marked)))
      .map((place) => ({ word: readWord(dictionary, place), code: wordCodes[place] ?? 0 })),
  );
  return [...new Set(forms.toSorted((a, b) => a.code - b.code).map(({ word }) => word))];
}
