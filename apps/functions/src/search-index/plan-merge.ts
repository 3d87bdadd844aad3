/** What the plan needs to know of a segment. */
export interface SegmentSize {
  readonly jobs: number;
  readonly removed: number;
  /** Whether it is of the last time that the index was written whole. */
  readonly base: boolean;
}

/** Merge the segments from place `from` on with the new one (none, where `from` is past the last), or start over. */
export type MergePlan = { readonly kind: "merge"; readonly from: number } | { readonly kind: "rebuild" };

/** How many times the entries of everything newer a segment has to hold to be left alone. */
const TIMES_LARGER = 5;
/** A segment of fewer entries is merged in any case: it is not worth a read of its own, and costs no more to write. */
const WORTH_KEEPING = 1000;

/**
 * Which segments to merge when one more, of `added` entries, is published.
 *
 * An entry is a job or a removed id, and hides one job at most in the older segments. So where each segment holds
 * five times the entries of all that came after it, at most a fifth of its jobs are dead, and the segments grow in
 * number as the logarithm of the jobs: four at most with 60,000. A job is written again a few times for each of
 * those, however many others change, and most publications write one small chunk.
 *
 * The base counts as one segment: its parts are as large as a segment may be. When it is to be merged and the result
 * could exceed `maxJobs`, everything is built again from the jobs.
 */
export function planMerge(
  segments: readonly SegmentSize[],
  added: number,
  { maxJobs }: { readonly maxJobs: number },
): MergePlan {
  const baseEnd = segments.filter(({ base }) => base).length;
  let from = segments.length;
  let merged = added;
  let newer = added;
  for (let end = segments.length; end > 0;) {
    const start = end > baseEnd ? end - 1 : 0;
    const entries = segments.slice(start, end).reduce((sum, { jobs, removed }) => sum + jobs + removed, 0);
    const stays = entries >= WORTH_KEEPING && entries >= TIMES_LARGER * newer;
    newer += entries;
    if (!stays) [from, merged] = [start, newer];
    end = start;
  }
  return from < segments.length && merged > maxJobs ? { kind: "rebuild" } : { kind: "merge", from };
}
