import type { JobCard, JobId } from "@farwork/domain";
import { FetchSimilarJobsResponse } from "@farwork/domain/contract";
import * as z from "zod/mini";

// Brings the contract's schemas with it: reach this file only through `import()`.

/** Open jobs like one, by `/api/similar-jobs/{id}`. No cookie goes along: they are the same for everybody. */
export async function fetchSimilarJobs(jobId: JobId, signal: AbortSignal): Promise<readonly JobCard[]> {
  const path = `/api/similar-jobs/${encodeURIComponent(jobId)}`;
  const answer = await fetch(path, { signal, credentials: "omit" });
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return z.parse(FetchSimilarJobsResponse, await answer.json()).jobs;
}
