import * as z from "zod/mini";

import { JobCard } from "../job/job.ts";
import { RecommendationReason } from "../recommend/recommendation-reason.ts";

export const DEFAULT_RECOMMENDATIONS = 3;
const MAX_RECOMMENDATIONS = 50;

/** Signed-in people only: whose recommendations these are, the caller's ID token says. */
export const GetRecommendedJobsRequest = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_RECOMMENDATIONS)), DEFAULT_RECOMMENDATIONS),
});
export type GetRecommendedJobsRequest = z.infer<typeof GetRecommendedJobsRequest>;

/** A job without its description, and why it was chosen: the strongest reason first, none where all are equal. */
export const RecommendedJob = z.extend(JobCard, { reasons: z.array(RecommendationReason) });
export type RecommendedJob = z.infer<typeof RecommendedJob>;

/** Best first. Fewer than asked for where no more are open and keep to the person's preferences. */
export const GetRecommendedJobsResponse = z.object({ jobs: z.array(RecommendedJob) });
export type GetRecommendedJobsResponse = z.infer<typeof GetRecommendedJobsResponse>;
