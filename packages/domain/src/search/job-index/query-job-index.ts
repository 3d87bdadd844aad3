import type { JobFacets } from "../../filter/facets.ts";
import type { FilterOffer } from "../../filter/filter-offers.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import type { FilterRescue, SearchSuggestion } from "../../filter/nothing-found.ts";
import type { ReaderCounts } from "../../filter/reader-filter.ts";
import { BUNDLED_RATES } from "../../rates/bundled-rates.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import type { HiddenEntries } from "../../user/hidden-entries.ts";
import { countBits } from "./bitset.ts";
import { countAnswers } from "./count-answers.ts";
import { countFacets } from "./count-facets.ts";
import { countNew } from "./count-new.ts";
import { explainSearch, type SearchExplanation } from "./explain-search.ts";
import { findJobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import { leaveOutHidden } from "./leave-out-hidden.ts";
import { adviseOnNothing } from "./nothing-found.ts";
import { offerFilters } from "./offer-filters.ts";
import { orderFound } from "./order-found.ts";
import { findReaderSets, partByAnswer } from "./reader-sets.ts";

/** `page` starts at 1. */
export interface JobIndexQuery {
  readonly filters: JobFilters;
  readonly page: number;
  readonly pageSize: number;
  /** Default true. Set to false if counts and suggestions are not shown, to search only for the results. */
  readonly facets?: boolean;
  /** Default false. Whether to suggest filters for the words of the search; each suggestion costs another search. */
  readonly offers?: boolean;
  /** Left out of jobs, totals, facets and suggestions. */
  readonly hidden?: HiddenEntries | undefined;
  /** Exchange rates for comparing pay; default the bundled ones. */
  readonly rates?: ReferenceRates | undefined;
  /** Counts how many of the jobs found were first seen after this time. */
  readonly newSince?: Date | undefined;
}

/** The fields of `SearchExplanation` are set if anything was found. */
export interface JobIndexAnswer extends SearchExplanation {
  /** The document numbers of the page's jobs, for `readJobIds` and `readJobCards` with the same index. */
  readonly docs: readonly number[];
  readonly totalJobs: number;
  /** At least 1. A page past the end has no jobs but correct totals. */
  readonly totalPages: number;
  /** How many more jobs pass the filters but are `hidden`. */
  readonly totalHidden: number;
  /** Set if the query has `newSince`. */
  readonly totalNew?: number;
  /** Set if the query asks for `facets` and filters by the reader's country. */
  readonly forReader?: ReaderCounts;
  /** Set if the query asks for `facets`, like the three below. */
  readonly facets?: JobFacets;
  /** Set if the query asks for `offers`: words of the search that could be filters. */
  readonly offers?: FilterOffer[];
  /**
   * Only if nothing was found: another spelling that finds something or, if no filter is offered (with `offers`), fewer
   * words.
   */
  readonly suggestion?: SearchSuggestion;
  /** Only if nothing was found: each single filter that can be dropped to find something, most jobs first. */
  readonly rescue?: FilterRescue[];
}

/**
 * Returns one page of the open jobs that pass the filters, in the requested order (see `JOB_ORDERS` and ranking.ts),
 * with facets. Jobs open to the reader's country come before those that do not say. Ties are broken by newest first,
 * then `firestoreId`, so pages never overlap or skip a job. Finds exactly what `matchesFilters` accepts, minus what is
 * `hidden`.
 *
 * @example
 * const { docs, totalJobs } = queryJobIndex(index, { filters, page: 1, pageSize: 15 }, now);
 * [totalJobs, readJobCards(index, docs).map(({ title }) => title)]; // => [1, ["React developer"]]
 */
export function queryJobIndex(
  index: JobIndex,
  query: JobIndexQuery & { readonly facets?: true },
  now: Date,
): JobIndexAnswer & { readonly facets: JobFacets };
export function queryJobIndex(index: JobIndex, query: JobIndexQuery, now: Date): JobIndexAnswer;
export function queryJobIndex(index: JobIndex, query: JobIndexQuery, now: Date): JobIndexAnswer {
  const { filters, page, pageSize, hidden, newSince, rates = BUNDLED_RATES } = query;
  index.workspace.reset();
  const open = index.openJobs.at(now);
  const asked = leaveOutHidden(index, open.bits, hidden);
  const withFacets = query.facets ?? true;
  const found = findJobSets(index, asked, filters, now, { alternatives: withFacets, rates });
  const totalJobs = countBits(found.all);
  const first = (page - 1) * pageSize;
  const { country } = filters.from;
  const reader = findReaderSets(index, filters.from);
  const offers = query.offers ? offerFilters(index, asked, filters, now, rates) : undefined;
  const parts = reader ? partByAnswer(index, found.all, reader) : [found.all];
  return {
    docs: orderFound(index, open, found, parts, filters.sort, { first, count: pageSize, now, rates }),
    totalJobs,
    totalPages: Math.max(1, Math.ceil(totalJobs / pageSize)),
    totalHidden: found.totalHidden,
    ...(newSince && { totalNew: countNew(index, found.all, newSince) }),
    ...(withFacets &&
      country !== undefined && { forReader: countAnswers(index, found.without("from"), country) }),
    ...(withFacets && { facets: countFacets(index, open, found.without, filters, now, rates) }),
    ...(offers && { offers }),
    ...(withFacets && totalJobs > 0 && filters.search !== "" && explainSearch(index, filters.search)),
    ...(withFacets &&
      totalJobs === 0 &&
      adviseOnNothing(index, asked, found, filters, { now, rates, mayShorten: offers?.length === 0 })),
  };
}
