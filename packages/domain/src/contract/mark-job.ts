import * as z from "zod/mini";

import { JobId } from "../job/job-id.ts";
import type { SignedInContract } from "./callable-contract.ts";

/** Maximum jobs per list of a person. Lists that were longer before this limit are kept. */
export const MAX_MARKED_JOBS = 2000;

/** The two lists of a person's jobs. */
export const MarkedList = z.enum(["saved", "applied"]);
export type MarkedList = z.infer<typeof MarkedList>;

/**
 * Adds a job to one of the caller's lists, or renews its time if it is already there. `uid` is the list's owner: with
 * another person's ID token, the call is rejected with `permission-denied`. Rejected with `resource-exhausted` and the
 * field `savedJobs` or `appliedJobs` if the list has `MAX_MARKED_JOBS`, with the field `rate` after too many calls.
 */
export const MarkJobRequest = z.object({
  uid: z.string().check(z.minLength(1), z.maxLength(128)),
  list: MarkedList,
  jobId: JobId,
});
export type MarkJobRequest = z.infer<typeof MarkJobRequest>;

export const MarkJobResponse = z.object({});
export type MarkJobResponse = z.infer<typeof MarkJobResponse>;

/** Adds a job to the caller's saved or applied list. */
export const MarkJob: SignedInContract<typeof MarkJobRequest, typeof MarkJobResponse> = {
  name: "markJob",
  callers: "signed-in",
  // Enough for going through a listing quickly, but far from filling a database.
  callsPerHour: 600,
  request: MarkJobRequest,
  response: MarkJobResponse,
  example: { uid: "ada", list: "saved", jobId: "remotive-1" },
  cost: 20,
};
