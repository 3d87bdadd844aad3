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
import { type PublicContract, WHOLE_JOB_COST } from "./callable-contract.ts";

/**
 * `page` starts at 1. The `card` view has no descriptions. With `newSince` (a person's last visit), the response counts
 * the jobs first seen after it.
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
/** The request without defaults: all fields are optional. */
export type FetchJobsQuery = z.input<typeof FetchJobsRequest>;

const totals = {
  /** At least 1, even if nothing matches. */
  totalPages: z.int().check(z.gte(1)),
  totalJobs: z.int().check(z.gte(0)),
  /** Number of jobs in this response. */
  totalFetched: z.int().check(z.gte(0)),
  /** Number of jobs that pass the filters but are `hidden`; facets leave them out as well. */
  totalHidden: z._default(z.int().check(z.gte(0)), 0),
  /** How many of `totalJobs` were first seen after `newSince`, if requested. */
  totalNew: z.optional(z.int().check(z.gte(0))),
  /** Set if the filters have a reader's country: how many jobs that pass the other filters are open to it. */
  forReader: z.optional(ReaderCounts),
  facets: JobFacets,
  /** What was searched for besides the typed words: other forms and spellings, and synonyms. */
  alsoSearched: z.optional(z.array(z.string())),
  /** Other titles by which the search finds jobs, most frequent first: "teacher" for "tutor". */
  otherTitles: z.optional(z.array(z.string())),
  /** Typed words that were ignored, lowercase and without accents: "jobs" says nothing about a job. */
  notSearched: z.optional(z.array(z.string())),
  /** If anything else was searched for: the same search limited to what was typed. */
  exactSearch: z.optional(z.string()),
  /** Words of the search that could be filters, and how many jobs each would find. */
  offers: z.optional(z.array(FilterOffer)),
  /** Only if nothing was found but another spelling of the search finds something. */
  suggestion: z.optional(SearchSuggestion),
  /**
   * Only if nothing was found: each single filter that can be dropped to find something, most jobs first. Unknown
   * filters are left out.
   */
  rescue: z.optional(FilterRescues),
};

/** The response in `full` view. A page past the end has no jobs but correct totals. */
export const FetchJobsResponse = z.object({ jobs: z.array(PublicJob), ...totals });
export type FetchJobsResponse = z.infer<typeof FetchJobsResponse>;

/** The response in `card` view. */
export const FetchJobCardsResponse = z.object({ jobs: z.array(JobCard), ...totals });
export type FetchJobCardsResponse = z.infer<typeof FetchJobCardsResponse>;

/** Returns a page of open jobs, with facet counts and totals. */
export const FetchJobs: PublicContract<typeof FetchJobsRequest, typeof FetchJobsResponse> = {
  name: "fetchJobs",
  callers: "anyone",
  request: FetchJobsRequest,
  response: FetchJobsResponse,
  example: {},
  cost: ({ view, pageSize, filters }: FetchJobsRequest) =>
    10 + (view === "card" ? 0 : pageSize * WHOLE_JOB_COST) + getSearchCost(filters.search),
};

/** The same in `card` view. */
export const FetchJobCards: PublicContract<typeof FetchJobsRequest, typeof FetchJobCardsResponse> = {
  ...FetchJobs,
  response: FetchJobCardsResponse,
};

/** Phrases are searched job by job: the first takes this long if all of 20,000 jobs have its words, others less. */
const PHRASE_COST = 20;

/**
 * The cost that the phrases of a search add to any list, in CPU milliseconds.
 *
 * @example getSearchCost('react "full stack" -"sign on"'); // => 40
 */
export function getSearchCost(search: string): number {
  return countPhrases(search) * PHRASE_COST;
}
