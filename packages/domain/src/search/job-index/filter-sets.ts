import { postedAfter } from "../../filter/dates-posted.ts";
import {
  FILTER_NAMES,
  type FilterName,
  isTextName,
  SINGLE_FILTERS,
  spellValue,
  type TextFilterName,
} from "../../filter/filter-names.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import { hoursRule } from "../../filter/match-hours.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { type Bitset, subtract, unite } from "./bitset.ts";
import type { FacetColumn, TextColumn } from "./facet-column.ts";
import type { JobIndex } from "./job-index.ts";
import { findPostedAfter } from "./posted-dates.ts";
import { listCodes } from "./postings.ts";
import { findReaderSets } from "./reader-sets.ts";
import { uniteCodes } from "./unite-codes.ts";

/** An active filter and the documents that pass it. The set must not be modified. */
export interface FilterSet {
  readonly filter: FilterName;
  readonly bits: Bitset;
}

/** Every active filter except the search. Agrees with `matchesFilters`. */
export function findFilterSets(
  index: JobIndex,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates,
): FilterSet[] {
  return FILTER_NAMES.filter((name) => name !== "search").flatMap((filter) => {
    const bits = findFilterSet(index, filter, filters, now, rates);
    return bits ? [{ filter, bits }] : [];
  });
}

/** The documents that pass a filter; undefined if it is not set. */
export function findFilterSet(
  index: JobIndex,
  filter: Exclude<FilterName, "search">,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates,
): Bitset | undefined {
  return isTextName(filter)
    ? findTexts(index, filter, filters)
    : OTHER_SETS[filter](index, filters, now, rates);
}

function findTexts(index: JobIndex, name: TextFilterName, filters: JobFilters): Bitset | undefined {
  const column = index.columns.texts[name];
  const codesOf = (values: readonly string[]) =>
    findCodes(
      column,
      values.map((value) => spellValue(name, value)),
    );
  return narrow(index, column, codesOf(filters[name]), codesOf(filters.exclude[name]));
}

/** The documents that pass each non-text filter; undefined if the filter is not set. */
const OTHER_SETS: Readonly<
  Record<
    Exclude<FilterName, TextFilterName | "search">,
    (index: JobIndex, filters: JobFilters, now: Date, rates: ReferenceRates) => Bitset | undefined
  >
> = {
  location: (index, { location, exclude }) =>
    narrow(
      index,
      index.columns.places,
      listPlaces(index, location, "showing"),
      listPlaces(index, exclude.location, "excluding"),
    ),
  from: (index, { from }) => {
    const sets = findReaderSets(index, from);
    if (!sets) return undefined;
    if (!from.certain) unite(sets.open, sets.notStated);
    return sets.open;
  },
  hours: (index, { hours }, now) => {
    const suits = hoursRule(hours, now);
    const { places } = index.columns;
    return (
      suits &&
      uniteCodes(
        index,
        places,
        listCodes(places.values, ({ place }) => suits(place)),
      )
    );
  },
  salary: ({ columns }, { salary }, _now, rates) => columns.findPaid(salary, rates),
  date_posted: (index, { date_posted }, now) =>
    SINGLE_FILTERS.date_posted.isSet(date_posted)
      ? findPostedAfter(index, postedAfter(date_posted, now))
      : undefined,
};

/** The documents with one of the chosen codes and none of the excluded ones; undefined if there are neither. */
function narrow<Value>(
  index: JobIndex,
  column: FacetColumn<Value>,
  chosen: readonly number[] | undefined,
  excluded: readonly number[] | undefined,
): Bitset | undefined {
  if (!chosen && !excluded) return undefined;
  const bits = chosen ? uniteCodes(index, column, chosen) : index.workspace.copy(index.alive);
  if (excluded) subtract(bits, uniteCodes(index, column, excluded));
  return bits;
}

/** The codes of those values that occur in any document; undefined if no values are given. */
function findCodes({ find }: TextColumn, values: readonly string[]): number[] | undefined {
  return values.length === 0 ? undefined : values.map(find).filter((code) => code !== undefined);
}

function listPlaces(
  { columns }: JobIndex,
  locations: JobFilters["location"],
  how: "showing" | "excluding",
): number[] | undefined {
  if (locations.length === 0) return undefined;
  return listCodes(columns.places.values, (place) => locations.some((value) => place[how].has(value)));
}
