import { fetchJobsInBatches } from "@farwork/data/jobs-in-batches";
import type { AppliedJob, Job, SavedJob } from "@farwork/domain";

import { openServerClient } from "../data/server-client.ts";

/** When a job was put on a list. */
export type MarkRecord = { readonly jobId: string; readonly at: Date };

/** A person's list as the server shows it, in the order of its records. */
export type MarkedJobs = {
  readonly entries: readonly { readonly job: Job; readonly at: Date }[];
  /** Jobs that could not be fetched just now. */
  readonly failed: number;
  /** Records whose job is not kept any more. */
  readonly gone: number;
};

export const savedRecord = ({ jobId, savedAt }: SavedJob): MarkRecord => ({ jobId, at: savedAt });
export const appliedRecord = ({ jobId, appliedAt }: AppliedJob): MarkRecord => ({ jobId, at: appliedAt });

/** The jobs of these records. Never rejects: a batch that failed is counted. */
export async function loadMarkedJobs(records: readonly MarkRecord[]): Promise<MarkedJobs> {
  const { jobs, failedIds } = await fetchJobsInBatches(
    await openServerClient(),
    records.map(({ jobId }) => jobId),
  );
  return arrangeMarkedJobs(records, jobs, failedIds.length);
}

/** What was fetched, put to its records. */
export function arrangeMarkedJobs(
  records: readonly MarkRecord[],
  jobs: readonly Job[],
  failed: number,
): MarkedJobs {
  const byId = new Map<string, Job>(jobs.map((job) => [job.firestoreId, job]));
  const entries = records.flatMap(({ jobId, at }) => {
    const job = byId.get(jobId);
    return job ? [{ job, at }] : [];
  });
  return { entries, failed, gone: records.length - entries.length - failed };
}
