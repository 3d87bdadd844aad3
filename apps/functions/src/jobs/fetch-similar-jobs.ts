import {
  FetchSimilarJobs,
  type FetchSimilarJobsRequest,
  findSimilarJobs,
  type JobCard,
  type JobIndex,
  readOpenCards,
} from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readJobsByIds } from "../job-store/read-jobs.ts";
import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";

/** Returns the listed jobs most similar to a job, which may be closed; none for an unknown id. */
export const fetchSimilarJobs = callable(FetchSimilarJobs, async (request) => ({
  jobs: await answerSimilarJobs(
    { index: await readJobIndex(), firestore: openFirestore() },
    request,
    new Date(),
  ),
}));

/** One read for the job itself, since closed ones are not in the index. */
export async function answerSimilarJobs(
  { index, firestore }: { readonly index: JobIndex; readonly firestore: Firestore },
  { jobId, limit }: FetchSimilarJobsRequest,
  now: Date,
): Promise<JobCard[]> {
  const [job] = await readJobsByIds(firestore, [jobId]);
  return job ? findSimilarJobs(readOpenCards(index, now), job, now, { limit }) : [];
}
