import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { JobFacets } from "../filter/facets.ts";
import { FilterOffer } from "../filter/filter-offers.ts";
import { JobFilters } from "../filter/job-filters.ts";
import { FilterRescues, SearchSuggestion } from "../filter/nothing-found.ts";
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "../filter/paging.ts";
import { ReaderCounts } from "../filter/reader-filter.ts";
import { JobCard, PublicJob } from "../job/job.ts";
import { countPhrases } from "../text/parse-search.ts";
import { HiddenEntries } from "../user/hidden-entries.ts";
import { type CallableContract, WHOLE_JOB_COST } from "./callable-contract.ts";

/**
 * `page` counts from 1. `card` leaves the descriptions out of the answer. With `newSince` (a person's last visit) the
 * answer counts the jobs found that the board has first seen after it.
 */
export const FetchJobsRequest = z.object({
  page: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  filters: z.prefault(JobFilters, {}),
  view: z._default(z.enum(["full", "card"]), "full"),
  hidden: z.prefault(HiddenEntries, {}),
  newSince: z.optional(WireDate),
});
export type FetchJobsRequest = z.infer<typeof FetchJobsRequest>;
/** The request before defaults are filled in: every field may be left out. */
export type FetchJobsQuery = z.input<typeof FetchJobsRequest>;

const totals = {
  /** At least 1, also when nothing matches. */
  totalPages: z.int().check(z.gte(1)),
  totalJobs: z.int().check(z.gte(0)),
  /** Jobs in this answer. */
  totalFetched: z.int().check(z.gte(0)),
  /** Jobs that the filters let through, left out for being `hidden`; facets leave them out as well. */
  totalHidden: z._default(z.int().check(z.gte(0)), 0),
  /** Of `totalJobs`, those first seen after `newSince`. Only where that was asked. */
  totalNew: z.optional(z.int().check(z.gte(0))),
  /** Only where the filters have a reader's country: what all jobs that the others let through answer to it. */
  forReader: z.optional(ReaderCounts),
  facets: JobFacets,
  /** What was looked for beside the words of the search: other forms and spellings, and what means the same. */
  alsoSearched: z.optional(z.array(z.string())),
  /** Other titles by which the search finds jobs, the most frequent first: "teacher" for a tutor. */
  otherTitles: z.optional(z.array(z.string())),
  /** Words of the search that were not asked for, lowercase and without accents: "jobs" says nothing of one. */
  notSearched: z.optional(z.array(z.string())),
  /** Where anything else was searched: the same search for what was typed alone. */
  exactSearch: z.optional(z.string()),
  /** Words of the search that could be filters, and how many jobs each would then find. */
  offers: z.optional(z.array(FilterOffer)),
  /** Only when nothing was found, and another spelling of the search finds something. */
  suggestion: z.optional(SearchSuggestion),
  /**
   * Only when nothing was found: the single filters whose dropping finds something, the most jobs first. Those that are
   * not known here are left out.
   */
  rescue: z.optional(FilterRescues),
};

/** The answer in `full` view. A page past the end has no jobs and the right totals. */
export const FetchJobsResponse = z.object({ jobs: z.array(PublicJob), ...totals });
export type FetchJobsResponse = z.infer<typeof FetchJobsResponse>;

/** The answer in `card` view. */
export const FetchJobCardsResponse = z.object({ jobs: z.array(JobCard), ...totals });
export type FetchJobCardsResponse = z.infer<typeof FetchJobCardsResponse>;

export const FetchJobs: CallableContract<typeof FetchJobsRequest, typeof FetchJobsResponse> = {
  name: "fetchJobs",
  request: FetchJobsRequest,
  response: FetchJobsResponse,
  cost: ({ view, pageSize, filters }: FetchJobsRequest) =>
    10 + (view === "card" ? 0 : pageSize * WHOLE_JOB_COST) + getSearchCost(filters.search),
};

/** The same, asked in `card` view. */
export const FetchJobCards: CallableContract<typeof FetchJobsRequest, typeof FetchJobCardsResponse> = {
  ...FetchJobs,
  response: FetchJobCardsResponse,
};

/** A phrase is looked for job by job: the first takes so long where all of 20,000 jobs have its words, others less. */
const PHRASE_COST = 20;

/**
 * What the phrases of a search add to the cost of any list, in milliseconds of a processor.
 *
 * @example getSearchCost('react "full stack" -"sign on"'); // => 40
 */
export function getSearchCost(search: string): number {
  return countPhrases(search) * PHRASE_COST;
}
