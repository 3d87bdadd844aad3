import type { FeedRejection, FeedRun, Job } from "@farwork/domain";

/** An item that became no job: refused by the source's adapter, or one the feed had listed before. */
export type RejectedItem = Omit<FeedRejection, "code"> & {
  readonly code: FeedRejection["code"] | "repeated";
};

/** What taking in came to, with the first of the rejected items; how many there were is in `run.rejected`. */
export interface TakenIn {
  readonly run: FeedRun;
  /** In the feed's order; `index` counts over all its pages. */
  readonly rejected: readonly RejectedItem[];
}

/** A feed was asked, or is not to be asked yet. */
export type PollOutcome =
  | ({ readonly status: "asked" } & TakenIn)
  | { readonly status: "not-due"; readonly nextDueAt: Date };

/** Told of the jobs of a page before they are stored. */
export type OnJobs = (jobs: readonly Job[]) => void;

/** Told while jobs are stored. `total` counts those of the pages that are here: more pages make it more. */
export type OnProgress = (done: number, total: number) => void;
