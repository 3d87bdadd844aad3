import * as z from "zod/mini";

import { JobCard } from "../job/job.ts";
import { RecommendationReason } from "./recommendation-reason.ts";

/** Default number of recommended jobs. */
export const DEFAULT_RECOMMENDATIONS = 3;

/** A job without its description, and why it was chosen: strongest reason first, empty if there is none. */
export const RecommendedJob = z.extend(JobCard, { reasons: z.array(RecommendationReason) });
export type RecommendedJob = z.infer<typeof RecommendedJob>;
