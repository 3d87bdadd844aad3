import { type FeedRejection, type FeedRun, type Job, JobId } from "@farwork/domain";
import * as z from "zod/mini";

import type { RejectedItem } from "./feed-outcome.ts";

/** Rejected items that are told one by one. */
const MAX_TOLD = 100;

/** One page of a feed, read. */
export interface FeedPage {
  /** In the feed's order. */
  readonly jobs: readonly Job[];
  readonly rejected: readonly FeedRejection[];
}

/** What became of one job. */
export type IntakeOutcome = "new" | "changed" | "unchanged";

type Counts = Pick<FeedRun, "read" | "rejected" | IntakeOutcome>;

/** What one asking of a feed has come to: of its jobs no more than ids and dates, however many there are. */
export interface FeedTally {
  /** Counts a page's items, and gives its jobs but for those that an earlier item was. */
  readonly addPage: (page: FeedPage) => Job[];
  readonly addOutcome: (outcome: IntakeOutcome) => void;
  readonly counts: () => Counts;
  readonly rejected: readonly RejectedItem[];
  /** The ids of what the feed offers, whether or not a job could be made of it. */
  readonly seen: ReadonlySet<string>;
  /** Whether an item could not even be named: it may be any job. */
  readonly hasNameless: () => boolean;
  /** The middle of the jobs' publication dates; undefined where there is none. */
  readonly medianDate: () => Date | undefined;
}

export function createFeedTally(source: string): FeedTally {
  const seen = new Set<string>();
  const taken = new Set<JobId>();
  const dates: number[] = [];
  const told: RejectedItem[] = [];
  const rejected: Record<string, number> = {};
  const outcomes = { new: 0, changed: 0, unchanged: 0 };
  let read = 0;
  let nameless = false;

  return {
    addPage(page) {
      const fresh: Job[] = [];
      const refused: RejectedItem[] = [...page.rejected];
      const places = placesOfJobs(page);
      for (const [position, job] of page.jobs.entries()) {
        if (taken.has(job.firestoreId)) {
          // A feed that lists an item twice would have the second undo the first at every run: the first one counts.
          const index = places[position] ?? position;
          refused.push({ index, sourceId: job.sourceId, path: "id", code: "repeated" });
          continue;
        }
        taken.add(job.firestoreId);
        seen.add(job.firestoreId);
        dates.push(job.publication_date.getTime());
        fresh.push(job);
      }
      for (const item of refused.toSorted((a, b) => a.index - b.index)) addRejected(item);
      read += page.jobs.length + page.rejected.length;
      return fresh;
    },
    addOutcome(outcome) {
      outcomes[outcome] += 1;
    },
    counts: () => ({ read, ...outcomes, rejected: { ...rejected } }),
    rejected: told,
    seen,
    hasNameless: () => nameless,
    medianDate() {
      const middle = dates.toSorted((a, b) => a - b)[Math.floor(dates.length / 2)];
      return middle === undefined ? undefined : new Date(middle);
    },
  };

  function addRejected(item: RejectedItem): void {
    rejected[item.code] = (rejected[item.code] ?? 0) + 1;
    if (told.length < MAX_TOLD) told.push({ ...item, index: read + item.index });
    if (item.sourceId === undefined) nameless = true;
    // Rejected items are still offered: they keep the job they once were open. Not so those no longer remote or listed.
    if (item.code === "not-remote" || item.code === "unlisted") return;
    const id = z.safeParse(JobId, `${source}-${item.sourceId}`);
    if (id.success) seen.add(id.data);
  }
}

/** Where in its page each job stood: the places that no rejected item took, in order. */
function placesOfJobs({ jobs, rejected }: FeedPage): number[] {
  const taken = new Set(rejected.map(({ index }) => index));
  const places = Array.from({ length: jobs.length + rejected.length }, (_, index) => index);
  return places.filter((index) => !taken.has(index));
}
