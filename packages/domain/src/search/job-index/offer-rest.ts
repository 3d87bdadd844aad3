import type { OfferedFilter } from "./offer-words.ts";

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** They only join words: beside what a filter takes they ask for nothing. */
const JOINING = listed(
  "in only for and or of with at from the a an by within im bei und oder fur der die das den dem",
);
/** What every job here is. */
const EVERY_JOB = listed(
  "job jobs role roles position positions opening openings vacancy vacancies opportunity opportunities " +
    "careers hiring company companies remote remotely stelle stellen wfh",
);
/** Joins what comes before it to a kind of work: "freelance work", but "social work". */
const WORK = listed("work working jobs");
const OF_FILTER: Readonly<Record<string, ReadonlySet<string>>> = {
  salary: listed(
    "salary salaries pay paying paid wage wages base ote per year yearly annual annually gehalt min",
  ),
  date_posted: listed("new newest posted added since latest"),
  location: listed("based living located residents"),
  seniority: listed("level"),
};

/** What a search is without some of its words: `isTaken` by the filter, `isOther` of another or of a longer name. */
interface TakenWords {
  readonly filter: OfferedFilter["filter"];
  readonly isTaken: (at: number) => boolean;
  /** Words of other filters: what stands before them goes with the words taken as what ends the search does. */
  readonly isOther: (at: number) => boolean;
  /** Words of a name ("go to market"), which stay together. */
  readonly isNamed: (at: number) => boolean;
}

/**
 * What is left of a search's folded words: their places. Gone are those that are taken, and beside them what then asks for
 * nothing ("jobs in" before a country); all, where nothing else is left.
 */
export function listRest(words: readonly string[], taken: TakenWords): number[] {
  const gone = new Set([...words.keys()].filter(taken.isTaken));
  const own = OF_FILTER[taken.filter];
  const joins = (at: number) => JOINING.has(words[at] ?? "") || own?.has(words[at] ?? "") === true;
  const isFree = (at: number) => at >= 0 && at < words.length && !gone.has(at) && !taken.isNamed(at);
  for (const start of gone) {
    for (let at = start - 1; isFree(at) && (joins(at) || EVERY_JOB.has(words[at] ?? "")); at -= 1)
      gone.add(at);
    // "Germany jobs", and not "Germany job coach".
    const ends = (at: number): boolean =>
      !isFree(at) || taken.isOther(at) || joins(at) || (isNoun(words[at]) && ends(at + 1));
    for (let at = start + 1; isFree(at) && (joins(at) || (isNoun(words[at]) && ends(at + 1))); at += 1)
      gone.add(at);
  }
  const rest = [...words.keys()].filter((at) => !gone.has(at));
  return rest.every((at) => joins(at) || isNoun(words[at])) ? [] : rest;
}

const isNoun = (word = "") => EVERY_JOB.has(word) || WORK.has(word);

/** Whether a word asks for nothing beside a filter's. */
export const isFiller = (word = "") => JOINING.has(word) || isNoun(word);
