import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { JobId } from "../job/job-id.ts";
import { JobCard } from "../job/job.ts";
import { DEFAULT_MARKED_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "./paging.ts";

/** The two lists that a person puts jobs on. */
export const MarkedList = z.enum(["saved", "applied"]);
export type MarkedList = z.infer<typeof MarkedList>;

/**
 * Puts a job on one of the caller's lists; one that is on it already is as if it were put there now. `uid` says whose list
 * is meant: with another person's ID token it is refused with `permission-denied`. Refused with `resource-exhausted` and
 * the field `savedJobs` or `appliedJobs` where the list has `MAX_MARKED_JOBS`, with the field `rate` after too many calls.
 */
export const MarkJobRequest = z.object({
  uid: z.string().check(z.minLength(1), z.maxLength(128)),
  list: MarkedList,
  jobId: JobId,
});
export type MarkJobRequest = z.infer<typeof MarkJobRequest>;

export const MarkJobResponse = z.object({});
export type MarkJobResponse = z.infer<typeof MarkJobResponse>;

/** A page of one of a person's lists, the newest first. `page` counts from 1. */
export const MarkedJobsQuery = z.object({
  page: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), DEFAULT_MARKED_PAGE_SIZE),
});
export type MarkedJobsQuery = z.infer<typeof MarkedJobsQuery>;

/** An entry of a list. `job` is absent where the board has none of that id any more (`isGone`), or none it can read. */
export const MarkedJob = z.object({
  jobId: JobId,
  /** When it was put on this list. */
  markedAt: WireDate,
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  isGone: z.boolean(),
  job: z.optional(JobCard),
});
export type MarkedJob = z.infer<typeof MarkedJob>;

/** A page past the end has no entries and the right totals. */
export const MarkedJobsPage = z.object({
  /** At least 1, also of an empty list. */
  totalPages: z.int().check(z.gte(1)),
  totalJobs: z.int().check(z.gte(0)),
  entries: z.array(MarkedJob),
});
export type MarkedJobsPage = z.infer<typeof MarkedJobsPage>;
