import type { JobFilters } from "../../filter/job-filters.ts";
import type { FilterRescue, SearchSuggestion } from "../../filter/nothing-found.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { MAX_SEARCH_LENGTH } from "../../text/search-length.ts";
import { countBits } from "./bitset.ts";
import { findJobSets, type JobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import type { AskedJobs } from "./leave-out-hidden.ts";
import { suggestSearch } from "./suggest-search.ts";

/** Where filters let no job through: what to drop, or to spell otherwise, and how many jobs that brings. */
export function adviseOnNothing(
  index: JobIndex,
  asked: AskedJobs,
  found: JobSets,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates,
): { rescue: FilterRescue[]; suggestion?: SearchSuggestion } {
  const rescue = found.filters
    .map((filter) => ({ filter, totalJobs: countBits(found.without(filter)) }))
    .filter(({ totalJobs }) => totalJobs > 0)
    .toSorted((a, b) => b.totalJobs - a.totalJobs);
  const search = suggestSearch(index, filters.search);
  // One more letter may make it longer than may be asked.
  if (search === undefined || search.length > MAX_SEARCH_LENGTH) return { rescue };
  const totalJobs = countBits(
    findJobSets(index, asked, { ...filters, search }, now, { alternatives: false, rates }).all,
  );
  return totalJobs === 0 ? { rescue } : { rescue, suggestion: { search, totalJobs } };
}
