import * as z from "zod/mini";

import { JobCard } from "../job/job.ts";
import type { PublicContract } from "./callable-contract.ts";

const MAX_SIMILAR_JOBS = 10;

/** An unknown id gets an empty response. */
export const FetchSimilarJobsRequest = z.object({
  jobId: z.string().check(z.minLength(1), z.maxLength(200)),
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_SIMILAR_JOBS)), 5),
});
export type FetchSimilarJobsRequest = z.infer<typeof FetchSimilarJobsRequest>;

/** The listed jobs most similar to the given one, which is not included; most similar first. */
export const FetchSimilarJobsResponse = z.object({ jobs: z.array(JobCard) });
export type FetchSimilarJobsResponse = z.infer<typeof FetchSimilarJobsResponse>;

/** Returns open jobs similar to a given one, which may be closed. */
export const FetchSimilarJobs: PublicContract<
  typeof FetchSimilarJobsRequest,
  typeof FetchSimilarJobsResponse
> = {
  name: "fetchSimilarJobs",
  callers: "anyone",
  request: FetchSimilarJobsRequest,
  response: FetchSimilarJobsResponse,
  example: { jobId: "remotive-1" },
  cost: 100,
};
