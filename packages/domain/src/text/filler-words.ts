import type { SearchTerm } from "./parse-search.ts";

/** Words that apply to every job and are not the prefix of another word. */
const OF_ANY_JOB: ReadonlySet<string> = new Set(
  (
    "job jobs remote remotely hiring vacancy vacancies opening openings position positions " +
    "stelle stellen stellenangebot stellenangebote emploi emplois empleo empleos vagas"
  ).split(" "),
);

/** Connecting words. While being typed, they may be a prefix: "in" of "internship". */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    "a an the and or in for of with at from to as by is are i am my looking " +
    "und oder fur im bei mit als et ou en pour y con para"
  ).split(" "),
);

/** Trades missing from our lists that would lose their meaning without the first word. */
const NAMES: ReadonlySet<string> = new Set(["hiring manager", "job coach", "remote sensing"]);

/**
 * Drops terms that say nothing about a job: "python jobs in germany" is about Python and Germany. Keeps quoted terms
 * and those that are part of a name (`isNamed`), such as "remote assistant". If only fillers were typed, all are kept,
 * except that "remote jobs" matches every job.
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
