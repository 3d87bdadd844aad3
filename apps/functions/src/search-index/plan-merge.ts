/** The size of a segment, for planning. */
export interface SegmentSize {
  readonly jobs: number;
  readonly removed: number;
  /** Whether it is from the last full build of the index. */
  readonly base: boolean;
}

/** Merge the segments starting at index `from` with the new one (none if `from` is past the last), or rebuild. */
export type MergePlan = { readonly kind: "merge"; readonly from: number } | { readonly kind: "rebuild" };

/** A segment is kept if it has this many times the entries of everything newer. */
const TIMES_LARGER = 5;
/** Smaller segments are always merged: they are not worth a separate read and cost no more to write. */
const WORTH_KEEPING = 1000;

/**
 * Decides which segments to merge when publishing one with `added` entries.
 *
 * An entry is a job or a removed id, and hides at most one job in older segments. If each segment has five times the
 * entries of everything newer, at most a fifth of its jobs are hidden, and the number of segments grows
 * logarithmically: at most four with 60,000 jobs. A job is rewritten a few times per level, however many others change,
 * and most publications write one small chunk.
 *
 * The base counts as one segment, as its parts have the maximum size. If merging it could exceed `maxJobs`, everything
 * is rebuilt from the jobs.
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
