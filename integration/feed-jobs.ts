import { randomInt } from "node:crypto";

import type { Firestore } from "firebase-admin/firestore";

import { openVisitor, PROJECT } from "./emulators.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile } from "./run-ingest.ts";
import { changeJobs, waitUntilListed } from "./stored-jobs.ts";

/** Jobs of one test file, identified by their tag, in a database that may have others. */
export interface FeedJobs {
  readonly tag: string;
  /** The ids of jobs from the feed's valid postings, newest first. */
  readonly ids: readonly string[];
}

/** Ingests 24 jobs, an hour apart, and waits until they are listed. */
export async function takeJobsIn(): Promise<FeedJobs> {
  // Random, as parallel files may ingest within the same millisecond.
  const firstId = randomInt(2 ** 47);
  const tag = `run-${firstId}`;
  const feed = buildRemotiveFeed(firstId, tag, new Date(Date.now() - 60_000));
  const taken = await ingestAsFile(feed, PROJECT);
  if (taken.code !== 0) throw new Error(taken.errors);
  // The eighth has no tags, so it is not found by tag.
  await waitUntilListed(openVisitor(tag), { tags: [tag] }, 23);
  // The fifth has no title and is rejected.
  const ids = [...feed.jobs.keys()]
    .filter((index) => index !== 4)
    .map((index) => `remotive-${firstId + index}`);
  return { tag, ids };
}

export async function closeJob(database: Firestore, jobId: string): Promise<void> {
  await changeJobs(database, [jobId], (batch) =>
    batch.update(database.doc(`jobs/${jobId}`), { closed_at: new Date() }),
  );
}
