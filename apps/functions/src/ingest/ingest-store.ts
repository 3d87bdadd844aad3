import type { FeedRun, JobId } from "@farwork/domain";

import type { FeedValidators } from "../fetching/fetched-feed.ts";
import type { StoredJob } from "../job-store/job-document.ts";
import type { FeedSize, OpenJob } from "./detect-removed.ts";
import type { Feed } from "./feed.ts";

/** A job to be stored, and what is stored of it until then. */
export interface JobWrite {
  readonly job: StoredJob;
  readonly before?: StoredJob;
}

/** The right to ask a feed now, with what is known of its last answer; or when there will be one. */
export type Claim =
  | { readonly status: "claimed"; readonly validators?: FeedValidators; readonly readAt?: Date }
  | { readonly status: "not-due"; readonly nextDueAt: Date };

/** A run, and what it leaves for the next one. */
export interface RunRecord {
  readonly run: FeedRun;
  /** Of the answer that is now taken in; absent where there is none to build on. */
  readonly validators?: FeedValidators;
  /** When that answer was read, which may have been an earlier run. */
  readonly readAt?: Date;
  readonly retryAfter?: Date;
  /** Absent where what is kept holds on. */
  readonly size?: FeedSize;
}

/** The jobs, as ingestion reads and writes them. Writes that change what listings show leave a record of that. */
export interface IngestedJobs {
  /** The stored jobs among these, by id; a read each. */
  readonly readJobs: (ids: readonly JobId[]) => Promise<ReadonlyMap<JobId, StoredJob>>;
  /** Replaces these jobs whole; nothing to write costs nothing. */
  readonly writeJobs: (writes: readonly JobWrite[]) => Promise<void>;
  /** A feed's open jobs; a read each. */
  readonly readOpenJobs: (feed: string) => Promise<OpenJob[]>;
  /** Those of them that the last poll missed. */
  readonly readMissedJobs: (feed: string) => Promise<OpenJob[]>;
  /** Open jobs of any feed that are past their expiry, or were not seen for 30 days; the first 2,000 of each. */
  readonly readOverdueJobs: (now: Date) => Promise<OpenJob[]>;
  readonly markSeen: (jobs: readonly OpenJob[], seenAt: Date) => Promise<void>;
  readonly markMissed: (jobs: readonly OpenJob[], missedAt: Date) => Promise<void>;
  readonly closeJobs: (jobs: readonly OpenJob[], closedAt: Date) => Promise<void>;
}

/** Where feeds stand. */
export interface FeedRecords {
  /**
   * Takes the right to ask a feed now, so that of two who want to at once one has it, whatever becomes of the asking.
   */
  readonly claim: (feed: Feed, now: Date) => Promise<Claim>;
  /** Records the run of a claimed asking. */
  readonly recordRun: (feed: string, record: RunRecord) => Promise<void>;
  /** Records a run of another address than the feed's own, which says nothing of when the feed is due. */
  readonly recordForeignRun: (feed: string, record: Pick<RunRecord, "run" | "size">) => Promise<void>;
  /** How much the feed usually has, by whatever address. */
  readonly readSize: (feed: string) => Promise<FeedSize>;
}

/** What ingestion asks of the database. */
export interface IngestStore extends IngestedJobs, FeedRecords {
  /** Has what was written until now found by searches, where that was not done for a while. Never rejects. */
  readonly publishIfDue: () => Promise<void>;
  /** Has all that was written found by searches. Rejects after several tries; the next publication then takes it. */
  readonly publish: () => Promise<void>;
}
