import * as z from "zod/mini";

import { DEFAULT_RECOMMENDATIONS, RecommendedJob } from "../recommend/recommended-job.ts";
import type { CallableContract } from "./callable-contract.ts";

const MAX_RECOMMENDATIONS = 50;

/** Signed-in people only: whose recommendations these are, the caller's ID token says. */
export const GetRecommendedJobsRequest = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_RECOMMENDATIONS)), DEFAULT_RECOMMENDATIONS),
});
export type GetRecommendedJobsRequest = z.infer<typeof GetRecommendedJobsRequest>;

/** Best first. Fewer than asked for where no more are open and keep to the person's preferences. */
export const GetRecommendedJobsResponse = z.object({ jobs: z.array(RecommendedJob) });
export type GetRecommendedJobsResponse = z.infer<typeof GetRecommendedJobsResponse>;

export const GetRecommendedJobs: CallableContract<
  typeof GetRecommendedJobsRequest,
  typeof GetRecommendedJobsResponse
> = {
  name: "getRecommendedJobs",
  request: GetRecommendedJobsRequest,
  response: GetRecommendedJobsResponse,
  cost: 240,
};
