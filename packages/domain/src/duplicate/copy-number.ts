import type { Job } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";

/**
 * The number that an employer gives this copy of a posting, in brackets at the end of its title; undefined for none. A
 * single digit may be a level, and four are a year. Behind a word like "grade" it is part of the title.
 *
 * @example readCopyNumber("French Tutor, Flexible Hours (22)"); // 22
 */
export function readCopyNumber(title: string): number | undefined {
  const [, digits] = COPY_NUMBER.exec(foldText(title)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A folded title without the number of its copy. */
export const dropCopyNumber = (folded: string): string => folded.replace(COPY_NUMBER, "");

const NUMBERED =
  "grade|class|year|level|band|age|ages|season|teacher|klasse|stufe|jahrgang|lehrer|lehrerin|classe|niveau|grado|nivel";
const COPY_NUMBER = new RegExp(`(?<!\\b(?:${NUMBERED})\\s*)[([]\\s*(\\d{2,3})\\s*[)\\]]\\s*$`);

/** What numbers of two titles may mean instead, if both could mean it; undefined is no number. */
const OTHER_MEANINGS: readonly ((number: number | undefined, year: number) => boolean)[] = [
  // A grade at school. A first copy may have no number.
  (number = 0) => number >= 10 && number <= 13,
  // Percent of full time, or hours a week. A full-time posting may have no number.
  (number = 100) => number >= 20 && number <= 100 && number % 5 === 0,
  // The year it is for, which may be left out.
  (number, year) => number === undefined || (number >= year - 1 && number <= year + 2),
  // A course, a room or a code.
  (number = 0) => number >= 100,
];

type Numbered = { copy: number | undefined; candidate: Pick<Job, "publication_date"> };

/** Whether different numbers in two titles may be something else than those of copies. */
export function areDoubtfulCopies(a: Numbered, b: Numbered): boolean {
  if (a.copy === b.copy) return false;
  return OTHER_MEANINGS.some((mayBe) =>
    [a, b].every(({ copy, candidate }) => mayBe(copy, candidate.publication_date.getUTCFullYear() % 100)),
  );
}
