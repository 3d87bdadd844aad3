import { type Coverage, type FeedSize, detectRemoved, type OpenJob } from "./detect-removed.ts";
import type { FeedTally } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";
import { feedId, isOneOfMany } from "./feed.ts";
import type { IngestStore } from "./ingest-store.ts";
import type { WalkEnd } from "./walk-pages.ts";

/** The outcome for jobs that are absent from a response. */
export interface RemovalCounts {
  readonly missing: number;
  readonly closed: number;
  /** Why no job was marked absent or closed. */
  readonly suspicion?: string;
  /** To be stored for the next poll; absent if unchanged. */
  readonly size?: FeedSize;
}

export const NOTHING: RemovalCounts = { missing: 0, closed: 0 };

/**
 * Marks and closes jobs a feed no longer offers, as well as overdue jobs of any feed, so that jobs of dead feeds
 * disappear, too. A suspicious response closes nothing. See docs/feeds.md.
 */
export async function closeRemovedJobs(
  store: IngestStore,
  feed: Feed,
  {
    end,
    tally,
    now,
    clock,
  }: {
    readonly end: WalkEnd;
    readonly tally: FeedTally;
    readonly now: Date;
    readonly clock: () => Date;
  },
): Promise<RemovalCounts> {
  const coverage = readCoverage(feed, end, tally);
  if (coverage === undefined) return NOTHING;
  const size = await store.readSize(feedId(feed));
  const { counts, isOffered } = tally;
  const { seen, missed, gone, ...evaluated } = detectRemoved(await readOpenJobs(store, feed, coverage), {
    coverage,
    read: counts().read,
    isOffered,
    askedAt: now,
    size,
  });
  await store.markSeen(seen, now);
  if (evaluated.suspicion !== undefined) return { ...NOTHING, ...evaluated };
  // Uses the current time, not the start of the poll: a concurrent poll does not count as a second one.
  await store.markMissed(missed, clock());
  const overdue = await store.readOverdueJobs(now);
  const closing = new Map([...gone, ...overdue].map((job) => [job.firestoreId, job]));
  await store.closeJobs([...closing.values()], now);
  return { missing: missed.length, closed: closing.size, ...evaluated };
}

async function readOpenJobs(store: IngestStore, feed: Feed, coverage: Coverage): Promise<OpenJob[]> {
  if (coverage.kind !== "unchanged") return store.readOpenJobs(feedId(feed));
  // If responses only have the newest jobs, the last one may not cover a job that an earlier one missed.
  return feed.adapter.source.answersInFull ? store.readMissedJobs(feedId(feed)) : [];
}

/** Undefined if the response says nothing about the feed's jobs. */
function readCoverage(feed: Feed, end: WalkEnd, tally: FeedTally): Coverage | undefined {
  if (end.status === "not-modified") return { kind: "unchanged" };
  if (end.status === "failed") {
    return tally.counts().read === 0 ? undefined : { kind: "suspicious", reason: end.reason };
  }
  if (isOneOfMany(feed)) return { kind: "suspicious", reason: "nobody said whose board this is" };
  if (tally.hasNameless()) {
    return { kind: "suspicious", reason: "an item without a readable id may be one of the missing jobs" };
  }
  if (feed.adapter.source.answersInFull && end.status === "last-page") return { kind: "all" };
  const since = tally.medianDate();
  return since === undefined
    ? { kind: "suspicious", reason: "the feed has no job" }
    : { kind: "newest", since };
}
