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

/** The listed jobs most like the one asked about, which may be closed; none for an id that no job has. */
export const fetchSimilarJobs = callable(FetchSimilarJobs, async (request) => ({
  jobs: await answerSimilarJobs(
    { index: await readJobIndex(), firestore: openFirestore() },
    request,
    new Date(),
  ),
}));

/** One read, of the job asked about: a closed one is in no index. */
export async function answerSimilarJobs(
  { index, firestore }: { readonly index: JobIndex; readonly firestore: Firestore },
  { jobId, limit }: FetchSimilarJobsRequest,
  now: Date,
): Promise<JobCard[]> {
  const [job] = await readJobsByIds(firestore, [jobId]);
  return job ? findSimilarJobs(readOpenCards(index, now), job, now, { limit }) : [];
}
