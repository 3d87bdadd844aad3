import type { Job } from "@farwork/domain";

import type { Client } from "./client.ts";
import { fetchJobMarks } from "./job-marks.ts";
import { fetchJobsInBatches } from "./jobs-in-batches.ts";
import { type JobMarks, type WithMarks, withMarks } from "./with-marks.ts";

/** A user's list: its jobs, last added first, and the ids of those that could not be fetched. */
export interface MarkedJobs {
  readonly jobs: readonly WithMarks<Job>[];
  readonly failedIds: readonly string[];
}

/**
 * The signed-in user's saved jobs; empty if nobody is signed in. Closed jobs stay, with `closed_at`.
 *
 * @throws DataError if the list itself cannot be read.
 * @example const { jobs, failedIds } = await fetchSavedJobs(client);
 */
export async function fetchSavedJobs(client: Client): Promise<MarkedJobs> {
  const marks = await fetchJobMarks(client);
  return fetchMarkedJobs(client, marks, marks.saved);
}

/**
 * The jobs the signed-in user applied to; see `fetchSavedJobs`.
 *
 * @throws DataError if the list itself cannot be read.
 * @example const { jobs, failedIds } = await fetchAppliedJobs(client);
 */
export async function fetchAppliedJobs(client: Client): Promise<MarkedJobs> {
  const marks = await fetchJobMarks(client);
  return fetchMarkedJobs(client, marks, marks.applied);
}

async function fetchMarkedJobs(
  client: Client,
  marks: JobMarks,
  list: readonly { readonly jobId: string }[],
): Promise<MarkedJobs> {
  const ids = list.map(({ jobId }) => jobId);
  const { jobs, failedIds } = await fetchJobsInBatches(client, ids);
  return { jobs: withMarks(jobs, marks), failedIds };
}
