import {
  FILTER_NAMES,
  isListName,
  LIST_FILTERS,
  type ListFilterName,
  SINGLE_FILTERS,
  type SingleFilterName,
  type SingleValues,
} from "./filter-names.ts";
import type { FilterOffer } from "./filter-offers.ts";
import type { JobFilters } from "./job-filters.ts";

/**
 * Applies an offer: chooses its filters and removes its words from the search. Undefined if this version does not know
 * the filter.
 *
 * @example acceptOffer(z.parse(JobFilters, { search: "part time tutor" }), { filter: "job_type", value: "part_time", search: "tutor" })?.search; // => "tutor"
 */
export function acceptOffer(
  filters: JobFilters,
  { search, also = [], ...first }: Omit<FilterOffer, "totalJobs">,
): JobFilters | undefined {
  return [first, ...also].reduce<JobFilters | undefined>((chosen, each) => chosen && choose(chosen, each), {
    ...filters,
    search,
  });
}

function choose(
  filters: JobFilters,
  { filter, value }: Pick<FilterOffer, "filter" | "value">,
): JobFilters | undefined {
  const name = FILTER_NAMES.find((known) => known === filter);
  if (name === undefined) return undefined;
  if (isListName(name)) return addToList(filters, name, value);
  const replaced = replaceSingle(name, filters, value);
  return replaced === undefined ? undefined : { ...filters, [name]: replaced };
}

function addToList(filters: JobFilters, name: ListFilterName, value: string): JobFilters | undefined {
  const values = name === "location" ? value.split(",") : [value];
  const read = values.flatMap((each) => LIST_FILTERS[name].read(each) ?? []);
  const added = read.filter((each) => !filters[name].some((chosen: string) => chosen === each));
  if (read.length < values.length || added.length === 0) return undefined;
  return { ...filters, [name]: [...filters[name], ...added] };
}

/** An offered value is what the filter's parameter may have; its other parameters stay. */
function replaceSingle<Name extends SingleFilterName>(
  name: Name,
  values: Pick<SingleValues, Name>,
  offered: string,
): SingleValues[Name] | undefined {
  const { panel, write, readFrom, isSet } = SINGLE_FILTERS[name];
  if (!panel) return undefined;
  const params = new URLSearchParams(write(values[name]));
  params.set(panel.param, offered);
  const value = readFrom(params);
  return isSet(value) ? value : undefined;
}
