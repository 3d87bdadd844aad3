import type { Job } from "@farwork/domain";

import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { fetchJobsByIds } from "./jobs.ts";
import { toDataError } from "./to-data-error.ts";

const BATCH = 50;

/** Jobs by their ids. The ids of failed batches are in `failedIds`, for a retry. */
export interface JobsByIds {
  /** In the order requested; closed jobs have `closed_at`; unknown ids are left out. */
  readonly jobs: readonly Job[];
  readonly failedIds: readonly string[];
}

/**
 * Fetches any number of jobs by id, in batches, and in smaller ones if the jobs are too long for one answer. Never
 * rejects.
 *
 * @example
 * const { jobs, failedIds } = await fetchJobsInBatches(client, saved.map(({ jobId }) => jobId));
 * const again = await fetchJobsInBatches(client, failedIds); // the retry
 */
export async function fetchJobsInBatches(client: Client, jobIds: readonly string[]): Promise<JobsByIds> {
  const batches = Array.from({ length: Math.ceil(jobIds.length / BATCH) }, (_, index) =>
    jobIds.slice(index * BATCH, (index + 1) * BATCH),
  );
  const answers = await Promise.all(batches.map((ids) => fetchBatch(client, ids)));
  return {
    jobs: answers.flatMap(({ jobs }) => jobs),
    failedIds: answers.flatMap(({ failedIds }) => failedIds),
  };
}

async function fetchBatch(client: Client, ids: readonly string[]): Promise<JobsByIds> {
  try {
    return { jobs: await fetchJobsByIds(client, ids), failedIds: [] };
  } catch (thrown) {
    const error = toDataError(thrown);
    if (isTooMuchAtOnce(error) && ids.length > 1) return fetchHalves(client, ids);
    client.onProblem("A batch of jobs could not be fetched", error);
    return { jobs: [], failedIds: ids };
  }
}

/** Too many long descriptions for one answer, rather than too many calls. */
const isTooMuchAtOnce = ({ code, field }: DataError) => code === "too-many-requests" && field === "jobIds";

async function fetchHalves(client: Client, ids: readonly string[]): Promise<JobsByIds> {
  const middle = Math.ceil(ids.length / 2);
  const [first, second] = await Promise.all([
    fetchBatch(client, ids.slice(0, middle)),
    fetchBatch(client, ids.slice(middle)),
  ]);
  return {
    jobs: [...first.jobs, ...second.jobs],
    failedIds: [...first.failedIds, ...second.failedIds],
  };
}
