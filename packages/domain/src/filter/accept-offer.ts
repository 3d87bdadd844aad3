import { DATE_POSTED } from "./dates-posted.ts";
import { MAX_SALARY_MIN } from "./filter-limits.ts";
import { FILTER_NAMES, isListName, LIST_FILTERS } from "./filter-names.ts";
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
  if (isListName(name)) {
    const values = name === "location" ? value.split(",") : [value];
    const read = values.flatMap((each) => LIST_FILTERS[name].read(each) ?? []);
    const added = read.filter((each) => !filters[name].some((chosen: string) => chosen === each));
    if (read.length < values.length || added.length === 0) return undefined;
    return { ...filters, [name]: [...filters[name], ...added] };
  }
  if (name === "date_posted") {
    const date_posted = DATE_POSTED.find((window) => window === value);
    return date_posted && { ...filters, date_posted };
  }
  const { amount, currency } = /^(?<amount>\d+)(?: (?<currency>[A-Z]{3}))?$/.exec(value)?.groups ?? {};
  const min = Number(amount);
  if (name !== "salary" || !(min >= 0 && min <= MAX_SALARY_MIN)) return undefined;
  return {
    ...filters,
    salary: { ...filters.salary, min, ...(currency !== undefined && { currency }) },
  };
}
