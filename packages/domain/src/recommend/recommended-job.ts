import * as z from "zod/mini";

import { JobCard } from "../job/job.ts";
import { RecommendationReason } from "./recommendation-reason.ts";

/** Jobs recommended at a time unless asked otherwise. */
export const DEFAULT_RECOMMENDATIONS = 3;

/** A job without its description, and why it was chosen: the strongest reason first, none where all are equal. */
export const RecommendedJob = z.extend(JobCard, { reasons: z.array(RecommendationReason) });
export type RecommendedJob = z.infer<typeof RecommendedJob>;
