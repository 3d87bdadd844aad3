import type { CommitTime } from "./commit-time.ts";

/** How long a job counts as new, and the longest a search may wait for its digest, in ms. */
export const NEW_FOR_MS = 8 * 24 * 3_600_000;

/** A listed job in alerts. A search reports jobs noticed after it last looked. */
export interface NewJob {
  /**
   * When alerts first saw the position listed. A posting that replaced another of the same position inherits its time,
   * as it is nothing new to people who heard of that one.
   */
  readonly noticedAt: CommitTime;
  /** When the position's first posting was stored. */
  readonly committedAt: CommitTime;
}

/** All jobs that are new, as of one point in time. */
export interface NewJobs {
  /** Counts the filings. */
  readonly version: number;
  /** Includes exactly what was filed up to this time. */
  readonly readAt: CommitTime;
  readonly entries: ReadonlyMap<string, NewJob>;
}

/** A job to be filed; without `noticedAt` it is noticed now. */
export interface FiledJob {
  readonly jobId: string;
  readonly committedAt: CommitTime;
  readonly noticedAt?: CommitTime;
}

/** The store of noticed jobs, shared by everyone. */
export interface NewJobsStore {
  readonly read: () => Promise<NewJobs>;
  /** Files jobs on top of this version, or returns false if others filed in the meantime. */
  readonly file: (version: number, jobs: readonly FiledJob[]) => Promise<boolean>;
}
