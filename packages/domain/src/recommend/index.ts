export type { FindDescribed } from "./described-skills.ts";
export { findSimilarJobs } from "./find-similar-jobs.ts";
export { formatReasons } from "./format-reasons.ts";
export type { Person } from "./interest.ts";
export { type RankedJob, type RankingOptions, rankJobs } from "./rank-jobs.ts";
export { RecommendationReason } from "./recommendation-reason.ts";
