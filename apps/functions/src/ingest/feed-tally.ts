import type { FeedRejection, FeedRun, Job, JobId } from "@farwork/domain";

import type { RejectedItem } from "./feed-outcome.ts";
import { createRejectionTally } from "./rejection-tally.ts";

/** A parsed page of a feed. */
export interface FeedPage {
  /** In feed order. */
  readonly jobs: readonly Job[];
  readonly rejected: readonly FeedRejection[];
}

/** The outcome for a job. */
export type IntakeOutcome = "new" | "changed" | "unchanged";

/** `closed` counts jobs whose own expiry has passed. */
type Counts = Pick<FeedRun, "read" | "rejected" | "closed" | IntakeOutcome>;

/** The running totals of a poll. Keeps only ids and dates of jobs to bound memory. */
export interface FeedTally {
  /** Counts a page's items, and returns its jobs without repeated ones. */
  readonly addPage: (page: FeedPage) => Job[];
  readonly addOutcome: (taken: { readonly outcome: IntakeOutcome; readonly isClosing: boolean }) => void;
  readonly counts: () => Counts;
  readonly rejected: readonly RejectedItem[];
  /** Whether the feed offers this job, even if it was rejected. */
  readonly isOffered: (id: JobId) => boolean;
  /** Whether an item had no readable id, so it could be any job. */
  readonly hasNameless: () => boolean;
  /** The median publication date of the jobs; undefined without jobs. */
  readonly medianDate: () => Date | undefined;
}

export function createFeedTally(source: string): FeedTally {
  const rejections = createRejectionTally(source);
  const dates = new Map<JobId, number>();
  const outcomes = { new: 0, changed: 0, unchanged: 0, closed: 0 };
  /** Items of the pages so far; `read` counts those with a known outcome. */
  let items = 0;
  let read = 0;

  return {
    addPage(page) {
      const places = placesOfJobs(page);
      const fresh: Job[] = [];
      const repeated: RejectedItem[] = [];
      for (const [position, job] of page.jobs.entries()) {
        const { firestoreId, sourceId, publication_date } = job;
        if (dates.has(firestoreId)) {
          // If a feed lists an item twice, only the first counts, or else they would overwrite each other in every run.
          repeated.push({ index: places[position] ?? position, sourceId, path: "id", code: "repeated" });
        } else {
          dates.set(firestoreId, publication_date.getTime());
          fresh.push(job);
        }
      }
      rejections.add([...page.rejected, ...repeated], items);
      items += page.jobs.length + page.rejected.length;
      read += page.rejected.length + repeated.length;
      return fresh;
    },
    addOutcome({ outcome, isClosing }) {
      read += 1;
      outcomes[outcome] += 1;
      if (isClosing) outcomes.closed += 1;
    },
    counts: () => ({ read, ...outcomes, rejected: { ...rejections.counts } }),
    rejected: rejections.told,
    isOffered: (id) => dates.has(id) || rejections.offered.has(id),
    hasNameless: rejections.hasNameless,
    medianDate() {
      const sorted = [...dates.values()].toSorted((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)];
      return middle === undefined ? undefined : new Date(middle);
    },
  };
}

/** The index of each job in its page: those not taken by rejected items. */
function placesOfJobs({ jobs, rejected }: FeedPage): number[] {
  const taken = new Set(rejected.map(({ index }) => index));
  const places = Array.from({ length: jobs.length + rejected.length }, (_, index) => index);
  return places.filter((index) => !taken.has(index));
}
