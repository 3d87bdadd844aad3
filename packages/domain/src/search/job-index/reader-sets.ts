import type { ReaderAnswer } from "../../filter/match-reader.ts";
import type { ReaderCounts, ReaderFilter } from "../../filter/reader-filter.ts";
import type { CountryCode } from "../../place/place.ts";
import { isExcluded } from "../../place/region.ts";
import { type Bitset, countBits, countCommon, intersect, subtract } from "./bitset.ts";
import type { JobIndex } from "./job-index.ts";
import type { PlaceValue } from "./place-values.ts";
import { listCodes, uniteCodes } from "./unite-codes.ts";

/** The documents whose jobs are open to people in the reader's country, and those that do not say. */
export type ReaderSets = Readonly<Record<Exclude<ReaderAnswer, "notOpen">, Bitset>>;

/** Sets of their own; undefined where no country is asked about. Agrees with `evaluateEligibility`. */
export function findReaderSets(index: JobIndex, { country }: ReaderFilter): ReaderSets | undefined {
  if (country === undefined) return undefined;
  const { places } = index.columns;
  const isOpen = ({ scope, showing }: PlaceValue) => scope === "worldwide" || showing.has(country);
  const find = (accepts: (place: PlaceValue) => boolean) =>
    uniteCodes(index, places, listCodes(places.values, accepts));
  return {
    open: find(isOpen),
    notStated: find((value) => !isOpen(value) && isSilent(value, country)),
  };
}

const isSilent = ({ scope, place, showing }: PlaceValue, country: CountryCode) =>
  scope === "unknown" ? !isExcluded(country, place) : showing.size === 0;

/** What is found in two parts, each to be ordered by itself: first what is open to the reader. */
export function partByAnswer({ workspace }: JobIndex, found: Bitset, { open }: ReaderSets): Bitset[] {
  const first = workspace.copy(found);
  intersect(first, open);
  const others = workspace.copy(found);
  subtract(others, open);
  return [first, others];
}

/** How many of the documents that pass every other filter have each answer. */
export function countAnswers(passing: Bitset, { open, notStated }: ReaderSets): ReaderCounts {
  const counts = { open: countCommon(passing, open), notStated: countCommon(passing, notStated) };
  return { ...counts, notOpen: countBits(passing) - counts.open - counts.notStated };
}
