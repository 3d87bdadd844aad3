import type { Job } from "@farwork/domain";

import type { Client } from "./client.ts";
import { fetchJobMarks } from "./job-marks.ts";
import { fetchJobsInBatches } from "./jobs-in-batches.ts";
import { type JobMarks, type WithMarks, withMarks } from "./with-marks.ts";

/** A person's list: its jobs newest mark first, and the ids of those that could not be fetched. */
export interface MarkedJobs {
  readonly jobs: readonly WithMarks<Job>[];
  readonly failedIds: readonly string[];
}

/**
 * The jobs the person signed in has saved; none when nobody is. Jobs that have closed stay, with `closed_at`.
 *
 * @throws DataError where the list itself cannot be read.
 * @example const { jobs, failedIds } = await fetchSavedJobs(client);
 */
export async function fetchSavedJobs(client: Client): Promise<MarkedJobs> {
  const marks = await fetchJobMarks(client);
  return fetchMarkedJobs(client, marks, marks.saved);
}

/**
 * The jobs the person signed in has applied to; as `fetchSavedJobs`.
 *
 * @throws DataError where the list itself cannot be read.
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
