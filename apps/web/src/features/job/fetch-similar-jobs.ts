import type { JobCard, JobId } from "@farwork/domain";
import { FetchSimilarJobsResponse } from "@farwork/domain/contract";
import * as z from "zod/mini";

// Pulls in the contract's schemas: only reach this file through `import()`.

/** Similar open jobs from `/api/similar-jobs/{id}`. No cookies: they are the same for everybody. */
export async function fetchSimilarJobs(jobId: JobId, signal: AbortSignal): Promise<readonly JobCard[]> {
  const path = `/api/similar-jobs/${encodeURIComponent(jobId)}`;
  const answer = await fetch(path, { signal, credentials: "omit" });
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return z.parse(FetchSimilarJobsResponse, await answer.json()).jobs;
}
