import type { OfferedFilter } from "./offer-words.ts";

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that only join others: next to a filter's words they mean nothing. */
const JOINING = listed(
  "in only for and or of with at from the a an by within im bei und oder fur der die das den dem",
);
/** Words that apply to every job on the board. */
const EVERY_JOB = listed(
  "job jobs role roles position positions opening openings vacancy vacancies opportunity opportunities " +
    "careers hiring company companies remote remotely stelle stellen wfh",
);
/** These belong to the word before them: "freelance work", but "social work". */
const WORK = listed("work working jobs");
const OF_FILTER: Readonly<Record<string, ReadonlySet<string>>> = {
  salary: listed(
    "salary salaries pay paying paid wage wages base ote per year yearly annual annually gehalt min",
  ),
  date_posted: listed("new newest posted added since latest"),
  location: listed("based living located residents"),
  seniority: listed("level"),
};

/** Which words of a search are taken by a filter, and which belong to another filter or a longer name. */
interface TakenWords {
  readonly filter: OfferedFilter["filter"];
  readonly isTaken: (at: number) => boolean;
  /** Words of other filters: like the end of a search, they allow a filler before them to be dropped. */
  readonly isOther: (at: number) => boolean;
  /** Words of a multi-word name ("go to market"), which stay together. */
  readonly isNamed: (at: number) => boolean;
}

/**
 * The indexes of the folded words that remain of a search. Drops the taken ones and the fillers next to them ("jobs in"
 * before a country), or everything if only fillers remain.
 */
export function listRest(words: readonly string[], taken: TakenWords): number[] {
  const gone = new Set([...words.keys()].filter(taken.isTaken));
  const own = OF_FILTER[taken.filter];
  const joins = (at: number) => JOINING.has(words[at] ?? "") || own?.has(words[at] ?? "") === true;
  const isFree = (at: number) => at >= 0 && at < words.length && !gone.has(at) && !taken.isNamed(at);
  for (const start of gone) {
    for (let at = start - 1; isFree(at) && (joins(at) || EVERY_JOB.has(words[at] ?? "")); at -= 1)
      gone.add(at);
    // Matches "Germany jobs" but not "Germany job coach".
    const ends = (at: number): boolean =>
      !isFree(at) || taken.isOther(at) || joins(at) || (isNoun(words[at]) && ends(at + 1));
    for (let at = start + 1; isFree(at) && (joins(at) || (isNoun(words[at]) && ends(at + 1))); at += 1)
      gone.add(at);
  }
  const rest = [...words.keys()].filter((at) => !gone.has(at));
  return rest.every((at) => joins(at) || isNoun(words[at])) ? [] : rest;
}

const isNoun = (word = "") => EVERY_JOB.has(word) || WORK.has(word);

/** Whether a word means nothing next to a filter's words. */
export const isFiller = (word = "") => JOINING.has(word) || isNoun(word);
