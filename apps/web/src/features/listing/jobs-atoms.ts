import type { Job } from "@farwork/domain";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { createProvidedState } from "../../ui/provided-state.ts";
import type { HiddenEntries } from "../hidden-jobs/hidden-entries.ts";
import type { ListingAddress } from "./listing-address.ts";

/** What a query was answered, and how many of all its jobs are new to a reader who was here before. */
export type ListingAnswer = { readonly listing: ListedJobs; readonly totalNew?: number | undefined };

/** A page of the listing as one reader sees it. */
export type ShownJobs = ListingAnswer & {
  readonly status: "ready";
  readonly address: ListingAddress;
  /** The next page, where this one is filled up from it. */
  readonly following?: ListedJobs | undefined;
  /** What its reader had hidden when it came: what they hide since gives way to a line. */
  readonly hidden: HiddenEntries;
  /** When it came; ages of jobs are told from then. */
  readonly now: Date;
};

/** The listing on screen, or last shown. `none`: no listing yet, as when a job's own page was opened first. */
export type Jobs =
  | { readonly status: "none" }
  | ShownJobs
  | {
      readonly status: "failed";
      readonly address: ListingAddress;
      /** What was shown before: its filters stay, to choose others by. */
      readonly last?: ShownJobs | undefined;
    };

/** A posting beside the list. */
export type Posting =
  | { readonly status: "found"; readonly jobId: string; readonly job: Job; readonly now: Date }
  | { readonly status: "unknown" | "failed"; readonly jobId: string };

/** The listing's state belongs to `JobsProvider`: elsewhere reading it throws. */
export const { provide: provideJobs, providedAtom } = createProvidedState("JobsProvider");

export const jobsAtom = providedAtom<Jobs>({ status: "none" });
/** The job of the list that was opened last: back in the list, the focus goes to its entry. */
export const openedJobAtom = providedAtom<string | undefined>(undefined);
export const postingAtom = providedAtom<Posting | undefined>(undefined);
