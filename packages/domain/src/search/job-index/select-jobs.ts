import { hasBit } from "./bitset.ts";
import { buildJobSegment } from "./build-segment.ts";
import type { JobIndex } from "./job-index.ts";
import { mergeJobSegments } from "./merge-segments.ts";
import { openJobIndex } from "./open-job-index.ts";
import { readJobIds } from "./read-jobs.ts";
import { readId } from "./segment.ts";

/**
 * The documents of the open jobs first seen after a given time, in no particular order.
 *
 * @example
 * const since = new Date("2026-01-15T09:30:00Z");
 * readJobIds(index, listNewJobs(index, since, now)); // => ["remotive-7", "remotive-8"]
 */
export function listNewJobs({ segments, bases, openJobs }: JobIndex, since: Date, now: Date): number[] {
  const open = openJobs.at(now).bits;
  const time = since.getTime();
  return segments.flatMap(({ size, columns }, at) => {
    const base = bases[at] ?? 0;
    const docs: number[] = [];
    for (let doc = 0; doc < size; doc += 1) {
      if ((columns.firstSeenAt[doc] ?? 0) > time && hasBit(open, base + doc)) docs.push(base + doc);
    }
    return docs;
  });
}

/**
 * An index of these documents alone, copied without reading a job. Many queries over few jobs are much faster on it.
 *
 * @throws RangeError for more than `MAX_SEGMENT_JOBS`.
 * @example
 * const news = selectJobs(index, listNewJobs(index, new Date("2026-01-15T09:30:00Z"), now));
 * readOpenCards(news, now).length; // => 2
 */
export function selectJobs(index: JobIndex, docs: readonly number[]): JobIndex {
  const kept = new Set(readJobIds(index, docs));
  const gone = index.segments.flatMap((segment) =>
    Array.from({ length: segment.size }, (_, doc) => readId(segment, doc)).filter((id) => !kept.has(id)),
  );
  return openJobIndex([mergeJobSegments([...index.segments, buildJobSegment([], gone)], { oldest: true })]);
}
