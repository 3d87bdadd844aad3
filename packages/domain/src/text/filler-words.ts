import type { SearchTerm } from "./parse-search.ts";

/** What every job here is, and nobody begins another word with. */
const OF_ANY_JOB: ReadonlySet<string> = new Set(
  (
    "job jobs remote remotely hiring vacancy vacancies opening openings position positions " +
    "stelle stellen stellenangebot stellenangebote emploi emplois empleo empleos vagas"
  ).split(" "),
);

/** What holds other words together. While it is being typed it may become another word: "in" an internship. */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    "a an the and or in for of with at from to as by is are i am my looking " +
    "und oder fur im bei mit als et ou en pour y con para"
  ).split(" "),
);

/** Trades that no list of ours has, and that are something else without the first word. */
const NAMES: ReadonlySet<string> = new Set(["hiring manager", "job coach", "remote sensing"]);

/**
 * The terms of a search without those that tell nothing of the job: "python jobs in germany" asks for Python and Germany.
 * What is quoted stays, and so does a remote assistant: `isNamed` tells whether the term at a place is part of a name. Where
 * nothing else was typed, all of it is asked for; "remote jobs" are all there are.
 */
export function dropFillers<Term extends SearchTerm>(
  terms: readonly Term[],
  isNamed: (at: number) => boolean,
): readonly Term[] {
  const kept = terms.filter(({ phrase, prefix, literal }, at) => {
    if (literal) return true;
    if (OF_ANY_JOB.has(phrase)) return isNamed(at) || NAMES.has(`${phrase} ${terms[at + 1]?.phrase ?? ""}`);
    if (phrase === "near") return terms[at + 1]?.phrase !== "me";
    if (phrase === "me") return terms[at - 1]?.phrase !== "near";
    return prefix || !BETWEEN.has(phrase);
  });
  if (kept.length > 0) return kept;
  return terms.every(({ phrase }) => OF_ANY_JOB.has(phrase)) ? [] : terms;
}
