import type { Job } from "@farwork/domain";

/** A feed item that could not become a job. */
export interface RejectedItem {
  /** Its place in the feed, from 0. */
  readonly index: number;
  /** The source's own id, where the item has a readable one. */
  readonly id?: string;
  /** The field that was wrong; empty for the item as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** What one reading of a feed gave. */
export interface FeedBatch {
  readonly source: string;
  /** Items in the feed, good and bad. */
  readonly read: number;
  readonly jobs: readonly Job[];
  readonly rejected: readonly RejectedItem[];
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
  readonly rejected: readonly RejectedItem[];
  /** Jobs a complete feed no longer has. */
  readonly closed: number;
  /** Why missing jobs were left open, where they were. */
  readonly keptOpen?: string;
}
