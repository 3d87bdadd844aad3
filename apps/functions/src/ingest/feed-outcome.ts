import type { FeedRejection, FeedRun, Job } from "@farwork/domain";
import type { FeedFailureCode } from "@farwork/serving/log-events";

/** A rejected item: rejected by the source's adapter, or repeated within the feed. */
export type RejectedItem = Omit<FeedRejection, "code"> & {
  readonly code: FeedRejection["code"] | "repeated";
};

/** The result of ingestion with the first rejected items; `run.rejected` has their number. */
export interface TakenIn {
  readonly run: FeedRun;
  /** Set if `run` failed. */
  readonly failure?: FeedFailureCode;
  /** In feed order; `index` counts across all pages. */
  readonly rejected: readonly RejectedItem[];
}

/** The result of a poll, or that the feed is not due yet. */
export type PollOutcome =
  | ({ readonly status: "asked" } & TakenIn)
  | { readonly status: "not-due"; readonly nextDueAt: Date };

/** Called with the jobs of a page before they are stored, and its items that are none. */
export type OnPage = (jobs: readonly Job[], rejected: readonly FeedRejection[]) => void;

/** Called while jobs are stored. `total` counts jobs of the pages so far and grows with more pages. */
export type OnProgress = (done: number, total: number) => void;
