import {
  FILTER_NAMES,
  isListName,
  LIST_FILTERS,
  type ListFilterName,
  SINGLE_FILTERS,
  type SingleFilterName,
} from "./filter-names.ts";
import type { FilterOffer } from "./filter-offers.ts";
import type { JobFilters } from "./job-filters.ts";
import { isSingleSet, readSingles, writeSingle } from "./single-values.ts";

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
  return isListName(name) ? addToList(filters, name, value) : replaceSingle(filters, name, value);
}

function addToList(filters: JobFilters, name: ListFilterName, value: string): JobFilters | undefined {
  const values = name === "location" ? value.split(",") : [value];
  const read = values.flatMap((each) => LIST_FILTERS[name].read(each) ?? []);
  const added = read.filter((each) => !filters[name].some((chosen: string) => chosen === each));
  if (read.length < values.length || added.length === 0) return undefined;
  return { ...filters, [name]: [...filters[name], ...added] };
}

/** An offered value is what the filter's parameter may have; its other parameters stay. */
function replaceSingle(filters: JobFilters, name: SingleFilterName, value: string): JobFilters | undefined {
  const { panel } = SINGLE_FILTERS[name];
  if (!panel) return undefined;
  const params = new URLSearchParams(writeSingle(name, filters));
  params.set(panel.param, value);
  const offered = readSingles(params);
  return isSingleSet(name, offered) ? { ...filters, [name]: offered[name] } : undefined;
}
