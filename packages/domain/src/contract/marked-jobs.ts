import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { MAX_PAGE } from "../filter/paging.ts";
import { JobId } from "../job/job-id.ts";
import { JobCard } from "../job/job.ts";

/** Maximum and default number of jobs per page of a list; the longest pages of both lists are 172 kB. */
export const MAX_MARKED_PAGE_SIZE = 20;

/** A page of one of a person's lists, newest first. `page` starts at 1. */
export const MarkedJobsQuery = z.object({
  page: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_MARKED_PAGE_SIZE)), MAX_MARKED_PAGE_SIZE),
});
export type MarkedJobsQuery = z.infer<typeof MarkedJobsQuery>;

/** An entry of a list. `job` is absent if it no longer exists (`isGone`) or cannot be read. */
export const MarkedJob = z.object({
  jobId: JobId,
  /** When it was added to this list. */
  markedAt: WireDate,
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  isGone: z.boolean(),
  job: z.optional(JobCard),
});
export type MarkedJob = z.infer<typeof MarkedJob>;

/** A page past the end has no entries but correct totals. */
export const MarkedJobsPage = z.object({
  /** At least 1, even for an empty list. */
  totalPages: z.int().check(z.gte(1)),
  totalJobs: z.int().check(z.gte(0)),
  entries: z.array(MarkedJob),
});
export type MarkedJobsPage = z.infer<typeof MarkedJobsPage>;
