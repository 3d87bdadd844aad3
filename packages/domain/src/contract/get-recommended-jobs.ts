import * as z from "zod/mini";

import { DEFAULT_RECOMMENDATIONS, RecommendedJob } from "../recommend/recommended-job.ts";
import type { SignedInContract } from "./callable-contract.ts";

const MAX_RECOMMENDATIONS = 50;

/** For signed-in people only: the person is that of the caller's ID token. */
export const GetRecommendedJobsRequest = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_RECOMMENDATIONS)), DEFAULT_RECOMMENDATIONS),
});
export type GetRecommendedJobsRequest = z.infer<typeof GetRecommendedJobsRequest>;

/** Best first. May be fewer than requested if no more open jobs suit the person's preferences. */
export const GetRecommendedJobsResponse = z.object({ jobs: z.array(RecommendedJob) });
export type GetRecommendedJobsResponse = z.infer<typeof GetRecommendedJobsResponse>;

/** Returns open jobs ranked for the caller, each with its reasons. */
export const GetRecommendedJobs: SignedInContract<
  typeof GetRecommendedJobsRequest,
  typeof GetRecommendedJobsResponse
> = {
  name: "getRecommendedJobs",
  callers: "signed-in",
  // Called on each visit of the dashboard, ranking every job.
  callsPerHour: 120,
  request: GetRecommendedJobsRequest,
  response: GetRecommendedJobsResponse,
  example: {},
  cost: 240,
};
