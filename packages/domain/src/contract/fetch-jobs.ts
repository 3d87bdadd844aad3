import * as z from "zod/mini";

import { JobFilters } from "../filter/job-filters.ts";
import { Job, JobCard } from "../job/job.ts";
import { JobFacets } from "./facets.ts";
import { FilterRescue, SearchSuggestion } from "./nothing-found.ts";
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "./paging.ts";

/** `page` counts from 1. `card` leaves the descriptions out of the answer. */
export const FetchJobsRequest = z.object({
  page: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  filters: z.prefault(JobFilters, {}),
  view: z._default(z.enum(["full", "card"]), "full"),
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
  facets: JobFacets,
  /** Only when nothing was found, and another spelling of the search finds something. */
  suggestion: z.optional(SearchSuggestion),
  /** Only when nothing was found: the single filters whose dropping finds something, the most jobs first. */
  rescue: z.optional(z.array(FilterRescue)),
};

/** The answer in `full` view. A page past the end has no jobs and the right totals. */
export const FetchJobsResponse = z.object({ jobs: z.array(Job), ...totals });
export type FetchJobsResponse = z.infer<typeof FetchJobsResponse>;

/** The answer in `card` view. */
export const FetchJobCardsResponse = z.object({ jobs: z.array(JobCard), ...totals });
export type FetchJobCardsResponse = z.infer<typeof FetchJobCardsResponse>;
