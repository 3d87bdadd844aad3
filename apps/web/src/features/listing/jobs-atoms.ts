import type { Job } from "@farwork/domain";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { createProvidedState } from "../../ui/provided-state.ts";
import type { HiddenEntries } from "../hidden-jobs/hidden-entries.ts";
import type { ListingAddress } from "./listing-address.ts";
import type { AnsweredJob } from "./listing-schemas.ts";

/** A listing, and how many of its jobs are new since the reader's last visit. */
export type ListingAnswer = {
  readonly listing: ListedJobs<AnsweredJob>;
  readonly totalNew?: number | undefined;
};

/** A page of the listing as the reader sees it. */
export type ShownJobs = ListingAnswer & {
  readonly status: "ready";
  readonly address: ListingAddress;
  /** The next page, if it fills this one up. */
  readonly following?: ListedJobs<AnsweredJob> | undefined;
  /** The jobs hidden when the list arrived; those hidden since collapse to one line. */
  readonly hidden: HiddenEntries;
  /** When it arrived. Ages are relative to this. */
  readonly now: Date;
  /** In a list gone back to: how many pixels the page was scrolled by when the reader left it. */
  readonly scrolled?: number | undefined;
};

/** The listing on screen, or the one last shown. `none` before the first, as when a job's own page is opened first. */
export type Jobs =
  | { readonly status: "none" }
  | ShownJobs
  | {
      readonly status: "failed";
      readonly address: ListingAddress;
      /** The list shown before, whose filters stay usable. */
      readonly last?: ShownJobs | undefined;
    };

/** The job open beside the list. */
export type Posting =
  | { readonly status: "found"; readonly jobId: string; readonly job: Job; readonly now: Date }
  | { readonly status: "unknown" | "failed"; readonly jobId: string };

/** The listing's state is provided by `JobsProvider`; reading it elsewhere throws. */
export const { provide: provideJobs, providedAtom } = createProvidedState("JobsProvider");

export const jobsAtom = providedAtom<Jobs>({ status: "none" });
/** The job of the list that was opened last; its entry gets the focus when the user returns. */
export const openedJobAtom = providedAtom<string | undefined>(undefined);
export const postingAtom = providedAtom<Posting | undefined>(undefined);
