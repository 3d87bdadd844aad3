import type { FeedRejection, FeedRun, Job, JobId } from "@farwork/domain";

import type { RejectedItem } from "./feed-outcome.ts";
import { createRejectionTally } from "./rejection-tally.ts";

/** One page of a feed, read. */
export interface FeedPage {
  /** In the feed's order. */
  readonly jobs: readonly Job[];
  readonly rejected: readonly FeedRejection[];
}

/** What became of one job. */
export type IntakeOutcome = "new" | "changed" | "unchanged";

/** `closed` are the jobs that an item itself says are past their day. */
type Counts = Pick<FeedRun, "read" | "rejected" | "closed" | IntakeOutcome>;

/** What one asking of a feed has come to: of its jobs no more than ids and dates, however many there are. */
export interface FeedTally {
  /** Counts a page's items, and gives its jobs but for those that an earlier item was. */
  readonly addPage: (page: FeedPage) => Job[];
  readonly addOutcome: (taken: { readonly outcome: IntakeOutcome; readonly isClosing: boolean }) => void;
  readonly counts: () => Counts;
  readonly rejected: readonly RejectedItem[];
  /** Whether the feed offers this, be it that no job could be made of it. */
  readonly isOffered: (id: JobId) => boolean;
  /** Whether an item could not even be named: it may be any job. */
  readonly hasNameless: () => boolean;
  /** The middle of the jobs' publication dates; undefined where there is none. */
  readonly medianDate: () => Date | undefined;
}

export function createFeedTally(source: string): FeedTally {
  const rejections = createRejectionTally(source);
  const dates = new Map<JobId, number>();
  const outcomes = { new: 0, changed: 0, unchanged: 0, closed: 0 };
  /** Items of the pages so far; `read` are those of which it is known what became of them. */
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
          // A feed that lists an item twice would have the second undo the first at every run: the first one counts.
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

/** Where in its page each job stood: the places that no rejected item took, in order. */
function placesOfJobs({ jobs, rejected }: FeedPage): number[] {
  const taken = new Set(rejected.map(({ index }) => index));
  const places = Array.from({ length: jobs.length + rejected.length }, (_, index) => index);
  return places.filter((index) => !taken.has(index));
}
