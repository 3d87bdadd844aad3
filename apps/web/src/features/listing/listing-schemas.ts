import { Job } from "@farwork/domain";
import { FetchJobCardsResponse } from "@farwork/domain/contract";
import * as z from "zod/mini";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { type AnsweredJob, answerJobs } from "../job/format-answer.ts";

// Pulls in the contract's schemas and the countries of regions: only reach this file through `import()`.

/** The response of `/api/jobs/new`: how many jobs were first seen since a moment. */
const NewJobsCount = z.object({ totalNew: z.int().check(z.gte(0)) });
export type NewJobsCount = z.infer<typeof NewJobsCount>;

/**
 * Parses a response of `/api/jobs`, for a reader in `country`. All of these throw when it violates the contract.
 */
export function parseListing(json: unknown, country: string | undefined): ListedJobs<AnsweredJob> {
  return answerJobs(z.parse(FetchJobCardsResponse, json), country);
}

export function parseNewJobsCount(json: unknown): NewJobsCount {
  return z.parse(NewJobsCount, json);
}

/** Parses a response of `/api/jobs/{id}`. */
export function parsePosting(json: unknown): Job {
  return z.parse(Job, json);
}
