import { type FormatAmount, buildRecord } from "./filter-kinds.ts";
import { SINGLE_FILTERS, SINGLE_NAMES, type SingleFilterName, type SingleValues } from "./filter-names.ts";

const NO_PARAMS = new URLSearchParams();

/** Reads the filters with a single value from a URL's query. */
export function readSingles(params: URLSearchParams): SingleValues {
  return buildRecord<SingleValues>(SINGLE_NAMES, (name) => SINGLE_FILTERS[name].readFrom(params));
}

export function writeSingle<Name extends SingleFilterName>(name: Name, values: Pick<SingleValues, Name>) {
  return SINGLE_FILTERS[name].write(values[name]);
}

export function isSingleSet<Name extends SingleFilterName>(
  name: Name,
  values: Pick<SingleValues, Name>,
): boolean {
  return SINGLE_FILTERS[name].isSet(values[name]);
}

/**
 * A filter's value in words, as chips and the names of searches have it; "" if it is not set.
 *
 * @example
 * const dated = filtersFromQuery(new URLSearchParams("posted=7d"));
 * describeSingle("date_posted", dated, formatAmount); // => "Last 7 days"
 */
export function describeSingle<Name extends SingleFilterName>(
  name: Name,
  values: Pick<SingleValues, Name>,
  formatAmount: FormatAmount,
): string {
  const { isSet, describe } = SINGLE_FILTERS[name];
  const value = values[name];
  return isSet(value) ? describe(value, formatAmount) : "";
}

/** What remains of a filter's value without it. */
export function clearSingle<Name extends SingleFilterName>(name: Name, values: Pick<SingleValues, Name>) {
  const { clear, readFrom } = SINGLE_FILTERS[name];
  return clear ? clear(values[name]) : readFrom(NO_PARAMS);
}
