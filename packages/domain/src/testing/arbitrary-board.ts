import * as fc from "fast-check";

import { isIndexed } from "../job/is-open.ts";
import type { Job } from "../job/job.ts";
import { buildJobSegment } from "../search/job-index/build-segment.ts";
import type { JobSegment } from "../search/job-index/segment.ts";
import { arbitraryJobs } from "./arbitrary-job.ts";

/** Jobs as they stand, and the segments, oldest first, that tell how it came to that. */
export interface Board {
  readonly jobs: readonly Job[];
  readonly segments: readonly JobSegment[];
}

/** What happens to a board at once: jobs that come in new or changed, and places of jobs that go. */
export type BoardChange = readonly [jobs: readonly Job[], gone: readonly number[]];

/** A board's history: jobs that came in first, some of them changed, closed or gone later. */
export function makeBoard(first: readonly Job[], changes: readonly BoardChange[]): Board {
  const board = new Map(first.map((job) => [job.firestoreId, job]));
  const segments = [buildJobSegment(first)];
  for (const [jobs, gone] of changes) {
    const removed = new Set(gone.flatMap((place) => [...board.keys()][place] ?? []));
    for (const id of removed) board.delete(id);
    for (const job of jobs) {
      board.set(job.firestoreId, job);
      if (isIndexed(job)) removed.delete(job.firestoreId);
      else removed.add(job.firestoreId);
    }
    segments.push(buildJobSegment(jobs, removed));
  }
  return { jobs: [...board.values()], segments };
}

/** Boards of one to five segments. */
export const arbitraryBoard: fc.Arbitrary<Board> = fc
  .tuple(
    arbitraryJobs,
    fc.array(fc.tuple(arbitraryJobs, fc.array(fc.nat({ max: 40 }), { maxLength: 10 })), { maxLength: 4 }),
  )
  .map(([first, changes]) => makeBoard(first, changes));
