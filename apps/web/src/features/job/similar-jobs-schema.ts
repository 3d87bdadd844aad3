import type { JobCard } from "@farwork/domain";
import { FetchSimilarJobsResponse } from "@farwork/domain/contract";
import * as z from "zod/mini";

// Brings the contract's schemas with it: reach this file only through `import()`.

/** What `/api/similar-jobs/{id}` answered. Throws where that is not what the contract says. */
export function parseSimilarJobs(json: unknown): readonly JobCard[] {
  return z.parse(FetchSimilarJobsResponse, json).jobs;
}
