import { compareJob } from "./compare-job.ts";
import type { OnPage, OnProgress } from "./feed-outcome.ts";
import type { FeedPage, FeedTally } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";
import type { IngestStore } from "./ingest-store.ts";

/** Items compared and written per batch: one read and a few commits each. */
const SLICE = 100;

/** A poll in progress. */
export interface Intake {
  readonly feed: Feed;
  readonly tally: FeedTally;
  /** When the poll started. */
  readonly now: Date;
  readonly onProgress?: OnProgress | undefined;
  readonly onPage?: OnPage | undefined;
}

/**
 * Stores a page's jobs: writes only those that are new or changed, so ingesting the same page twice writes nothing the
 * second time. Writes before a failure are kept.
 */
export async function ingestPage(store: IngestStore, intake: Intake, page: FeedPage): Promise<void> {
  const { feed, tally, now, onProgress, onPage } = intake;
  const done = countJobs(tally);
  const jobs = tally.addPage(page);
  onPage?.(jobs, page.rejected);
  for (let start = 0; start < jobs.length; start += SLICE) {
    const slice = jobs.slice(start, start + SLICE);
    const known = await store.readJobs(slice.map((job) => job.firestoreId));
    const compared = slice.map((job) => compareJob(job, { stored: known.get(job.firestoreId), feed, now }));
    await store.writeJobs(compared.flatMap(({ write }) => write ?? []));
    for (const one of compared) tally.addOutcome(one);
    onProgress?.(done + start + slice.length, done + jobs.length);
    await store.publishIfDue();
  }
}

function countJobs(tally: FeedTally): number {
  const counts = tally.counts();
  return counts.new + counts.changed + counts.unchanged;
}
