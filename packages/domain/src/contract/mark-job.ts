import * as z from "zod/mini";

import { JobId } from "../job/job-id.ts";
import type { CallableContract } from "./callable-contract.ts";

/** Jobs that each of a person's lists takes. One that is longer from before there was this limit stays as it is. */
export const MAX_MARKED_JOBS = 2000;

/** The two lists that a person puts jobs on. */
export const MarkedList = z.enum(["saved", "applied"]);
export type MarkedList = z.infer<typeof MarkedList>;

/**
 * Puts a job on one of the caller's lists (a mark, when the callable was named); one that is on it already is as if it were put there now. `uid` says whose list
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

export const MarkJob: CallableContract<typeof MarkJobRequest, typeof MarkJobResponse> = {
  name: "markJob",
  request: MarkJobRequest,
  response: MarkJobResponse,
  cost: 20,
};
