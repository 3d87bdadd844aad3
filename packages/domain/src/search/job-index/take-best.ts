import type { JobIndex } from "./job-index.ts";
import { takeLargest } from "./take-largest.ts";

/** The most documents of one index: a rank holds a score and, for equal scores, one of so many places. */
export const MAX_DOCUMENTS = 2 ** 20;

/**
 * Documents `[from, to)` of these in the order of their scores, the highest first, of equal ones the newest. Scores are
 * whole numbers below 2 ** 33, in the order of `docs`; the array is worked in.
 */
export function takeBest(
  { positions, newest }: JobIndex,
  docs: Uint32Array,
  scores: Float64Array,
  from: number,
  to: number,
): number[] {
  const { length } = docs;
  for (let at = 0; at < length; at += 1) {
    scores[at] = (scores[at] ?? 0) * MAX_DOCUMENTS + (MAX_DOCUMENTS - 1 - (positions[docs[at] ?? 0] ?? 0));
  }
  return Array.from(
    takeLargest(scores, from, to),
    (rank) => newest[MAX_DOCUMENTS - 1 - (rank % MAX_DOCUMENTS)] ?? 0,
  );
}
