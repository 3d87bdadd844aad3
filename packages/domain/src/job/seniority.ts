import type { Seniority } from "./seniorities.ts";
import { LOWER_LEVELS, NO_EXECUTIVE, OF_OTHERS, STATED_WORDS, TITLE_WORDS } from "./seniority-words.ts";

/**
 * The seniority of a job by its title, or else its feed, or else its employment type; undefined if none says, or if one
 * says several. The title takes precedence, as feeds guess: they may take a "Sales Executive" for an executive.
 *
 * @example readSeniority("Senior Engineer", [], "full_time"); // "senior"
 */
export function readSeniority(
  title: string,
  stated: readonly string[],
  jobType: string,
): Seniority | undefined {
  const words = stated.flatMap((text) => text.split(/[,/]/));
  const known = words
    .flatMap((word) => STATED_WORDS.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? [])
    .filter((level) => level !== "executive" || !NO_EXECUTIVE.test(title));
  const ofType: Seniority[] = jobType === "internship" ? ["intern"] : [];
  const levels = [readTitle(title), known, ofType].find(({ length }) => length > 0) ?? [];
  return new Set(levels).size === 1 ? levels[0] : undefined;
}

function readTitle(title: string): Seniority[] {
  const named = (words: typeof TITLE_WORDS) =>
    words.filter(([spelling]) => spelling.test(title)).map(([, seniority]) => seniority);
  const first = named(TITLE_WORDS).filter((each) => each !== "executive" || !OF_OTHERS.test(title))[0];
  return first === undefined ? named(LOWER_LEVELS) : [first];
}
