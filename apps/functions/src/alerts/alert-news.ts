import type { CommitTime } from "./commit-time.ts";

/** How long a job may be on the board, and a search wait for its digest, until it is no news: in ms. */
export const NEWS_LIFE_MS = 8 * 24 * 3_600_000;

/** A listed job as alerts know it. A search is told of what was noticed after it last looked. */
export interface NewsEntry {
  /**
   * When alerts first saw the position listed. A posting that took another's place, being of the same position, has
   * that one's: to whoever was told of it, it is nothing new.
   */
  readonly noticedAt: CommitTime;
  /** When the position's first posting was stored. */
  readonly committedAt: CommitTime;
}

/** All that was noticed within the life of news, as of one moment. */
export interface News {
  /** Counts the filings. */
  readonly version: number;
  /** What is filed later than this is not in it, and all before is. */
  readonly readAt: CommitTime;
  readonly entries: ReadonlyMap<string, NewsEntry>;
}

/** A job to be filed; one without `noticedAt` is noticed now. */
export interface FiledJob {
  readonly jobId: string;
  readonly committedAt: CommitTime;
  readonly noticedAt?: CommitTime;
}

/** Where it is kept what was noticed, the same for everybody. */
export interface NewsStore {
  readonly read: () => Promise<News>;
  /** Files jobs after this version, or does nothing (false) where others filed meanwhile. */
  readonly file: (version: number, jobs: readonly FiledJob[]) => Promise<boolean>;
}
