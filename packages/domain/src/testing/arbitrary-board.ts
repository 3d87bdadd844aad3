import * as fc from "fast-check";

import { isIndexed } from "../job/is-open.ts";
import type { Job } from "../job/job.ts";
import { buildJobSegment } from "../search/job-index/build-segment.ts";
import type { JobSegment } from "../search/job-index/segment.ts";
import { arbitraryJobs } from "./arbitrary-job.ts";

/** The current jobs, and the segments, oldest first, that lead to them. */
export interface Board {
  readonly jobs: readonly Job[];
  readonly segments: readonly JobSegment[];
}

/** A change to a board: new or changed jobs, and indexes of removed ones. */
export type BoardChange = readonly [jobs: readonly Job[], gone: readonly number[]];

/** Builds a board from its first jobs and later changes. */
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
