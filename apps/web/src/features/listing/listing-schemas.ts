import { Job } from "@farwork/domain";
import { FetchJobCardsResponse } from "@farwork/domain/contract";
import * as z from "zod/mini";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";

// Brings the contract's schemas with it: reach this file only through `import()`.

/** The answer of `/api/jobs/new`: how many jobs of a listing were first seen since a moment. */
const NewJobsCount = z.object({ totalNew: z.int().check(z.gte(0)) });
export type NewJobsCount = z.infer<typeof NewJobsCount>;

/** What `/api/jobs` answered. Each of these throws where the answer is not what the contract says. */
export function parseListing(json: unknown): ListedJobs {
  return z.parse(FetchJobCardsResponse, json);
}

export function parseNewJobsCount(json: unknown): NewJobsCount {
  return z.parse(NewJobsCount, json);
}

/** What `/api/jobs/{id}` answered. */
export function parsePosting(json: unknown): Job {
  return z.parse(Job, json);
}
