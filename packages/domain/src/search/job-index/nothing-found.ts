import type { JobFilters } from "../../filter/job-filters.ts";
import type { FilterRescue, SearchSuggestion } from "../../filter/nothing-found.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { MAX_SEARCH_LENGTH } from "../../text/search-length.ts";
import { countBits } from "./bitset.ts";
import { findJobSets, type JobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import type { AskedJobs } from "./leave-out-hidden.ts";
import { readIndexOffers } from "./offer-filters.ts";
import { suggestSearch } from "./suggest-search.ts";

/**
 * Where filters let no job through: what to drop, or to spell otherwise, and how many jobs that brings. Where the
 * search `mayShorten`, since none of its words is offered as a filter, also what it finds without some.
 */
export function adviseOnNothing(
  index: JobIndex,
  asked: AskedJobs,
  found: JobSets,
  filters: JobFilters,
  { now, rates, mayShorten }: { now: Date; rates: ReferenceRates; mayShorten: boolean },
): { rescue: FilterRescue[]; suggestion?: SearchSuggestion } {
  const rescue = found.filters
    .map((filter) => ({ filter, totalJobs: countBits(found.without(filter)) }))
    .filter(({ totalJobs }) => totalJobs > 0)
    .toSorted((a, b) => b.totalJobs - a.totalJobs);
  const count = (search: string) =>
    countBits(findJobSets(index, asked, { ...filters, search }, now, { alternatives: false, rates }).all);
  const suggestion =
    suggestBest([suggestSearch(index, filters.search) ?? ""], count) ??
    (mayShorten ? suggestShorter(index, filters.search, count) : undefined);
  return { rescue, ...(suggestion && { suggestion }) };
}

/** That of some searches which finds the most. */
function suggestBest(
  searches: readonly string[],
  count: (search: string) => number,
): SearchSuggestion | undefined {
  return (
    searches
      // One more letter may make it longer than may be asked.
      .filter((search) => search !== "" && search.length <= MAX_SEARCH_LENGTH)
      .map((search) => ({ search, totalJobs: count(search) }))
      .filter(({ totalJobs }) => totalJobs > 0)
      .toSorted((a, b) => b.totalJobs - a.totalJobs)[0]
  );
}

/** The search without the words of one filter, or else without those of all: "data analyst germany part time" may ask too much. */
function suggestShorter(
  index: JobIndex,
  search: string,
  count: (search: string) => number,
): SearchSuggestion | undefined {
  const withoutOne = readIndexOffers(index, search).map((offer) => offer.search);
  const withoutAll = withoutOne.reduce((rest) => readIndexOffers(index, rest)[0]?.search ?? rest, search);
  return suggestBest(withoutOne, count) ?? suggestBest([withoutAll], count);
}
