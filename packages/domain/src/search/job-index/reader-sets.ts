import type { ReaderAnswer } from "../../filter/match-reader.ts";
import type { ReaderFilter } from "../../filter/reader-filter.ts";
import type { CountryCode } from "../../place/place.ts";
import { isExcluded } from "../../place/region.ts";
import { type Bitset, intersect, subtract } from "./bitset.ts";
import type { JobIndex } from "./job-index.ts";
import type { PlaceValue } from "./place-values.ts";
import { listCodes } from "./postings.ts";
import { uniteCodes } from "./unite-codes.ts";

/** The documents that are open to people in the reader's country, and those that do not say. */
export type ReaderSets = Readonly<Record<Exclude<ReaderAnswer, "notOpen">, Bitset>>;

/** Returns fresh sets; undefined without a country. Agrees with `evaluateEligibility`. */
export function findReaderSets(index: JobIndex, { country }: ReaderFilter): ReaderSets | undefined {
  if (country === undefined) return undefined;
  const { places } = index.columns;
  const find = (answer: ReaderAnswer) =>
    uniteCodes(
      index,
      places,
      listCodes(places.values, (value) => answerOf(value, country) === answer),
    );
  return { open: find("open"), notStated: find("notStated") };
}

/** Whether a job of this place is open to people in a country. */
export function answerOf({ scope, place, showing }: PlaceValue, country: CountryCode): ReaderAnswer {
  if (scope === "worldwide" || showing.has(country)) return "open";
  const isSilent = scope === "unknown" ? !isExcluded(country, place) : showing.size === 0;
  return isSilent ? "notStated" : "notOpen";
}

/** Splits the results into two parts that are ordered separately, those open to the reader first. */
export function partByAnswer({ workspace }: JobIndex, found: Bitset, { open }: ReaderSets): Bitset[] {
  const first = workspace.copy(found);
  intersect(first, open);
  const others = workspace.copy(found);
  subtract(others, open);
  return [first, others];
}
