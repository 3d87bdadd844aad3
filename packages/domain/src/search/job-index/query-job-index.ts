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
import { findJobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import { leaveOutHidden } from "./leave-out-hidden.ts";
import { adviseOnNothing } from "./nothing-found.ts";
import { offerFilters } from "./offer-filters.ts";
import { orderFound } from "./order-found.ts";
import { findReaderSets, partByAnswer } from "./reader-sets.ts";
import { tellSearched, type ToldSearch } from "./tell-searched.ts";

/** `page` counts from 1. */
export interface JobIndexQuery {
  readonly filters: JobFilters;
  readonly page: number;
  readonly pageSize: number;
  /** Default true. False where nobody shows counts or advice: then nothing is searched but what is listed. */
  readonly facets?: boolean;
  /** Default false. Asks which filters the words of the search could be: each takes as long as finding jobs once more. */
  readonly offers?: boolean;
  /** Left out of jobs, totals, facets and advice. */
  readonly hidden?: HiddenEntries | undefined;
  /** At which pay in other currencies is compared; default the bundled ones. */
  readonly rates?: ReferenceRates | undefined;
  /** Asks how many of the jobs found were first seen after this. */
  readonly newSince?: Date | undefined;
}

/** What was searched beside what was typed is told where anything was found. */
export interface JobIndexAnswer extends ToldSearch {
  /** The page's jobs by their document numbers, for `readJobIds` and `readJobCards` of the same index. */
  readonly docs: readonly number[];
  readonly totalJobs: number;
  /** At least 1; a page past the end has no jobs and the right totals. */
  readonly totalPages: number;
  /** How many more the filters let through that are `hidden`. */
  readonly totalHidden: number;
  /** With the query's `newSince`. */
  readonly totalNew?: number;
  /** With the query's `facets`, and a reader's country among the filters. */
  readonly forReader?: ReaderCounts;
  /** With the query's `facets`, as the three below. */
  readonly facets?: JobFacets;
  /** With the query's `offers`: words of the search that could be filters. */
  readonly offers?: FilterOffer[];
  /**
   * Only when nothing was found: another spelling that finds something, or where no filter is offered (with `offers`) fewer
   * words.
   */
  readonly suggestion?: SearchSuggestion;
  /** Only when nothing was found: each single filter whose dropping finds something, the most jobs first. */
  readonly rescue?: FilterRescue[];
}

/**
 * One page of the open jobs that the filters let through, in the order they ask for (see `JOB_ORDERS` and ranking.ts),
 * with facets; jobs open to a reader's country before those that do not say. What that leaves equal comes newest first, then
 * by `firestoreId`: two jobs never tie, so that pages
 * neither overlap nor miss. Finds exactly what `matchesFilters` lets through, but for what is `hidden`.
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
    ...(withFacets && totalJobs > 0 && filters.search !== "" && tellSearched(index, filters.search)),
    ...(withFacets &&
      totalJobs === 0 &&
      adviseOnNothing(index, asked, found, filters, { now, rates, mayShorten: offers?.length === 0 })),
  };
}
