import type { Job } from "@farwork/domain";

import type { Client } from "./client.ts";
import { fetchJobMarks, type JobMarks, type WithMarks, withMarks } from "./job-marks.ts";
import { fetchJobsByIds } from "./jobs.ts";

// The specification, section 9: ids go in batches of 50, each call with limit 100.
const BATCH = 50;
const LIMIT = 100;

/** Jobs found by their ids. A batch that failed gives no jobs: its ids are in `failedIds`, to try again. */
export interface JobsByIds {
  /** In the order asked; closed ones come with `closed_at`; ids no job has are left out. */
  readonly jobs: readonly Job[];
  readonly failedIds: readonly string[];
}

/**
 * Any number of jobs by id, in batches. Never rejects.
 *
 * @example const { jobs, failedIds } = await fetchJobsInBatches(client, saved.map(({ jobId }) => jobId));
 */
export async function fetchJobsInBatches(client: Client, jobIds: readonly string[]): Promise<JobsByIds> {
  const batches = Array.from({ length: Math.ceil(jobIds.length / BATCH) }, (_, index) =>
    jobIds.slice(index * BATCH, (index + 1) * BATCH),
  );
  const answers = await Promise.all(
    batches.map(async (ids): Promise<JobsByIds> => {
      try {
        return { jobs: await fetchJobsByIds(client, ids, LIMIT), failedIds: [] };
      } catch {
        return { jobs: [], failedIds: ids };
      }
    }),
  );
  return {
    jobs: answers.flatMap(({ jobs }) => jobs),
    failedIds: answers.flatMap(({ failedIds }) => failedIds),
  };
}

/** A person's list: its jobs newest mark first, and the ids of those that could not be fetched. */
export interface MarkedJobs {
  readonly jobs: readonly WithMarks<Job>[];
  readonly failedIds: readonly string[];
}

/**
 * The jobs the person signed in has saved; none when nobody is.
 *
 * @throws DataError where the list itself cannot be read.
 * @example const { jobs, failedIds } = await fetchSavedJobs(client);
 */
export async function fetchSavedJobs(client: Client): Promise<MarkedJobs> {
  const marks = await fetchJobMarks(client);
  return fetchMarkedJobs(client, marks, marks.saved);
}

/** The jobs the person signed in has applied to; as `fetchSavedJobs`. */
export async function fetchAppliedJobs(client: Client): Promise<MarkedJobs> {
  const marks = await fetchJobMarks(client);
  return fetchMarkedJobs(client, marks, marks.applied);
}

async function fetchMarkedJobs(
  client: Client,
  marks: JobMarks,
  list: readonly { readonly jobId: string }[],
): Promise<MarkedJobs> {
  const { jobs, failedIds } = await fetchJobsInBatches(
    client,
    list.map(({ jobId }) => jobId),
  );
  return { jobs: withMarks(jobs, marks), failedIds };
}
