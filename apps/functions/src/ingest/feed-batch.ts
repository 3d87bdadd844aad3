import type { FeedRejection, Job } from "@farwork/domain";

/** An item that became no job: refused by the source's adapter, or one the feed had listed before. */
export type RejectedItem = Omit<FeedRejection, "code"> & {
  readonly code: FeedRejection["code"] | "repeated";
};

/** What one reading of a feed gave. */
export interface FeedBatch {
  readonly source: string;
  /** In the feed's order. */
  readonly jobs: readonly Job[];
  readonly rejected: readonly FeedRejection[];
  /**
   * Whether this is everything the source offers now, so that a job missing from it is gone. Never so for a
   * file: a capture may be partial, and is of another day.
   */
  readonly complete: boolean;
}

/** What taking a feed in came to: `read` = `new` + `changed` + `unchanged` + `rejected`. */
export interface IngestSummary {
  readonly read: number;
  readonly new: number;
  /** Stored before with other content, or closed before and offered again. */
  readonly changed: number;
  /** Stored as it is already: costs no write. */
  readonly unchanged: number;
  /** In the feed's order. */
  readonly rejected: readonly RejectedItem[];
  /** Jobs a complete feed no longer has. */
  readonly closed: number;
  /** Why missing jobs were left open, where they were. */
  readonly keptOpen?: string;
}
