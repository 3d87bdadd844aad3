import type { JobIndex } from "./job-index.ts";
import { keepLargest } from "./keep-largest.ts";

/** Maximum documents per index: a rank packs a score and, as tie-breaker, a position into one number. */
export const MAX_DOCUMENTS = 2 ** 20;

/** Documents `[from, to)` by descending score, ties by newest first. Scores are integers below 2 ** 33. */
export function takeBest(
  { positions, newest }: JobIndex,
  docs: Uint32Array,
  scoreOf: (doc: number) => number,
  from: number,
  to: number,
): number[] {
  const largest = keepLargest(Math.min(to, docs.length));
  const { length } = docs;
  for (let at = 0; at < length; at += 1) {
    const doc = docs[at] ?? 0;
    largest.add(scoreOf(doc) * MAX_DOCUMENTS + (MAX_DOCUMENTS - 1 - (positions[doc] ?? 0)));
  }
  return Array.from(
    largest.list().subarray(from),
    (rank) => newest[MAX_DOCUMENTS - 1 - (rank % MAX_DOCUMENTS)] ?? 0,
  );
}
