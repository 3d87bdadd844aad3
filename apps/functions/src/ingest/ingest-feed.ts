import { isDeepStrictEqual } from "node:util";

import type { Job, JobId } from "@farwork/domain";

import { logIndexNotPublished } from "../runtime/log.ts";
import { closeMissingJobs } from "./close-missing-jobs.ts";
import type { FeedBatch, IngestSummary, RejectedItem } from "./feed-batch.ts";
import type { IngestStore } from "./ingest-store.ts";

/** Items compared and written at a time: one read and at most a few commits each. */
const SLICE = 100;

interface IngestOptions {
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Stores a feed's jobs: writes those that are new or differ from what is stored, and nothing else, so taking
 * the same feed in twice writes nothing the second time. `first_seen_at` stays what it was.
 *
 * `last_seen_at` of a job is when its content was last written. That an unchanged job was seen again is said
 * once for the whole source, by the sweep recorded under `ingestRuns/<source>`.
 *
 * A write that fails rejects: what was written before stays, searches find it, and no job is closed. Where publishing
 * fails too that is logged; where it alone fails, that rejects, and the next publication of any source makes up for it.
 */
export async function ingestFeed(
  store: IngestStore,
  batch: FeedBatch,
  options: IngestOptions,
): Promise<IngestSummary> {
  let summary: IngestSummary;
  try {
    summary = await storeJobs(store, batch, options);
  } catch (error) {
    await store.publish().catch(logIndexNotPublished);
    throw error;
  }
  await store.publish();
  return summary;
}

async function storeJobs(
  store: IngestStore,
  batch: FeedBatch,
  { now, onProgress }: IngestOptions,
): Promise<IngestSummary> {
  const { jobs, repeated } = dropRepeated(batch);
  const counts = { new: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < jobs.length; start += SLICE) {
    const slice = jobs.slice(start, start + SLICE);
    const stored = await store.readJobs(slice.map((job) => job.firestoreId));
    const compared = slice.map((job) => compareJob(job, stored.get(job.firestoreId), now));
    await store.writeJobs(compared.flatMap(({ write }) => write ?? []));
    for (const { outcome } of compared) counts[outcome] += 1;
    onProgress?.(start + slice.length, jobs.length);
    await store.publishIfDue();
  }
  const rejected = [...batch.rejected, ...repeated].toSorted((a, b) => a.index - b.index);
  const closing = await closeMissingJobs(store, batch, now);
  const summary = { read: batch.jobs.length + batch.rejected.length, ...counts, rejected, ...closing };
  if (batch.complete) await store.recordSweep(batch.source, now, summary);
  return summary;
}

interface Compared {
  readonly outcome: "new" | "changed" | "unchanged";
  readonly write?: Job;
}

function compareJob(fresh: Job, stored: Job | undefined, now: Date): Compared {
  if (stored === undefined)
    return { outcome: "new", write: { ...fresh, first_seen_at: now, last_seen_at: now } };
  const { first_seen_at, last_seen_at } = stored;
  // A date ahead of our clock is read as now: at the next run it would be another now, and no change at all.
  const { publication_date } = fresh.publication_date.getTime() === now.getTime() ? stored : fresh;
  const kept = { ...fresh, publication_date, first_seen_at, last_seen_at };
  // A stored job that is closed differs by its closed_at, and so opens again.
  if (isDeepStrictEqual(kept, stored)) return { outcome: "unchanged" };
  return { outcome: "changed", write: { ...kept, last_seen_at: now } };
}

/** A feed that lists an item twice would have the second undo the first at every run: the first one counts. */
function dropRepeated(batch: FeedBatch): { jobs: Job[]; repeated: RejectedItem[] } {
  const places = placesOfJobs(batch);
  const seen = new Set<JobId>();
  const jobs: Job[] = [];
  const repeated: RejectedItem[] = [];
  for (const [position, job] of batch.jobs.entries()) {
    if (seen.has(job.firestoreId)) {
      const index = places[position] ?? position;
      repeated.push({ index, sourceId: job.sourceId, path: "id", code: "repeated" });
    } else {
      seen.add(job.firestoreId);
      jobs.push(job);
    }
  }
  return { jobs, repeated };
}

/** Where in the feed each job stood: the places that no rejected item took, in order. */
function placesOfJobs({ jobs, rejected }: FeedBatch): number[] {
  const taken = new Set(rejected.map(({ index }) => index));
  const places = Array.from({ length: jobs.length + rejected.length }, (_, index) => index);
  return places.filter((index) => !taken.has(index));
}
