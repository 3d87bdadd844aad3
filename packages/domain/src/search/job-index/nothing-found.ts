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
 * Advice for a search without results: which filter to drop or how to spell it, and how many jobs that finds. If it
 * `mayShorten`, because none of its words is offered as a filter, also which words to drop.
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

/** The search that finds the most jobs. */
function suggestBest(
  searches: readonly string[],
  count: (search: string) => number,
): SearchSuggestion | undefined {
  return (
    searches
      // A correction may exceed the maximum length by a letter.
      .filter((search) => search !== "" && search.length <= MAX_SEARCH_LENGTH)
      .map((search) => ({ search, totalJobs: count(search) }))
      .filter(({ totalJobs }) => totalJobs > 0)
      .toSorted((a, b) => b.totalJobs - a.totalJobs)[0]
  );
}

/** Drops the words of one filter or else of all: "data analyst germany part time" may be too narrow. */
function suggestShorter(
  index: JobIndex,
  search: string,
  count: (search: string) => number,
): SearchSuggestion | undefined {
  const withoutOne = readIndexOffers(index, search).map((offer) => offer.search);
  const withoutAll = withoutOne.reduce((rest) => readIndexOffers(index, rest)[0]?.search ?? rest, search);
  return suggestBest(withoutOne, count) ?? suggestBest([withoutAll], count);
}
