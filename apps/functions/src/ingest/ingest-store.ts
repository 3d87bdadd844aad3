import type { FeedRun, JobId } from "@farwork/domain";

import type { FeedValidators } from "../fetching/fetched-feed.ts";
import type { StoredJob } from "../job-store/job-document.ts";
import type { FeedSize, OpenJob } from "./detect-removed.ts";
import type { Feed } from "./feed.ts";

/** A job to be stored, and its currently stored version. */
export interface JobWrite {
  readonly job: StoredJob;
  readonly before?: StoredJob;
}

/** A lock for polling a feed now, with the state of its last response; or when the feed will be due. */
export type Claim =
  | { readonly status: "claimed"; readonly validators?: FeedValidators; readonly readAt?: Date }
  | { readonly status: "not-due"; readonly nextDueAt: Date };

/** A run, and the state it leaves for the next one. */
export interface RunRecord {
  readonly run: FeedRun;
  /** The validators of the ingested response; absent if the next run should not use any. */
  readonly validators?: FeedValidators;
  /** When that response was read, possibly by an earlier run. */
  readonly readAt?: Date;
  readonly retryAfter?: Date;
  /** Absent if unchanged. */
  readonly size?: FeedSize;
}

/** Access to jobs for ingestion. Writes that affect listings leave a change record. */
export interface IngestedJobs {
  /** The existing ones of these jobs, by id; one read each. */
  readonly readJobs: (ids: readonly JobId[]) => Promise<ReadonlyMap<JobId, StoredJob>>;
  /** Replaces these jobs; an empty list is free. */
  readonly writeJobs: (writes: readonly JobWrite[]) => Promise<void>;
  /** A feed's open jobs; one read each. */
  readonly readOpenJobs: (feed: string) => Promise<OpenJob[]>;
  /** Its open jobs that were absent from the last poll. */
  readonly readMissedJobs: (feed: string) => Promise<OpenJob[]>;
  /** Open jobs of any feed that have expired or were not seen for 30 days; the first 2,000 of each. */
  readonly readOverdueJobs: (now: Date) => Promise<OpenJob[]>;
  readonly markSeen: (jobs: readonly OpenJob[], seenAt: Date) => Promise<void>;
  readonly markMissed: (jobs: readonly OpenJob[], missedAt: Date) => Promise<void>;
  readonly closeJobs: (jobs: readonly OpenJob[], closedAt: Date) => Promise<void>;
}

/** The state of feeds. */
export interface FeedRecords {
  /** Takes the lock for polling a feed, so that only one of several concurrent polls runs. */
  readonly claim: (feed: Feed, now: Date) => Promise<Claim>;
  /** Records the run of a claimed poll. */
  readonly recordRun: (feed: string, record: RunRecord) => Promise<void>;
  /** Records a run from another URL than the feed's own, which does not affect when the feed is due. */
  readonly recordForeignRun: (feed: string, record: Pick<RunRecord, "run" | "size">) => Promise<void>;
  /** The usual size of the feed, from any URL. */
  readonly readSize: (feed: string) => Promise<FeedSize>;
}

/** Database access for ingestion. */
export interface IngestStore extends IngestedJobs, FeedRecords {
  /** Publishes what was written so far, if the last publication is long enough ago. Never rejects. */
  readonly publishIfDue: () => Promise<void>;
  /** Publishes everything that was written. Rejects after several attempts; the next publication then includes it. */
  readonly publish: () => Promise<void>;
}
