import type { CommitTime } from "./commit-time.ts";

/** How long a job may be on the board, and a search wait for its digest, until it is not new any more: in ms. */
export const NEW_FOR_MS = 8 * 24 * 3_600_000;

/** A listed job as alerts know it. A search is told of what was noticed after it last looked. */
export interface NewJob {
  /**
   * When alerts first saw the position listed. A posting that took another's place, being of the same position, has
   * that one's: to whoever was told of it, it is nothing new.
   */
  readonly noticedAt: CommitTime;
  /** When the position's first posting was stored. */
  readonly committedAt: CommitTime;
}

/** All that was noticed while it was new, as of one moment. */
export interface NewJobs {
  /** Counts the filings. */
  readonly version: number;
  /** What is filed later than this is not in it, and all before is. */
  readonly readAt: CommitTime;
  readonly entries: ReadonlyMap<string, NewJob>;
}

/** A job to be filed; one without `noticedAt` is noticed now. */
export interface FiledJob {
  readonly jobId: string;
  readonly committedAt: CommitTime;
  readonly noticedAt?: CommitTime;
}

/** Where it is kept what was noticed, the same for everybody. */
export interface NewJobsStore {
  readonly read: () => Promise<NewJobs>;
  /** Files jobs after this version, or does nothing (false) where others filed meanwhile. */
  readonly file: (version: number, jobs: readonly FiledJob[]) => Promise<boolean>;
}
