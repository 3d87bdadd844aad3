import type { Job } from "../../job/job.ts";
import { freshness } from "../ranking.ts";
import { type Bitset, createBitset, listBits, setBit, wordsFor } from "./bitset.ts";
import { buildJobSegments } from "./build-segment.ts";
import { hiddenDocuments } from "./hidden-documents.ts";
import type { JobIndex } from "./job-index.ts";
import { joinColumns } from "./join-columns.ts";
import { createOpenJobs } from "./open-jobs.ts";
import { orderNewest } from "./order-newest.ts";
import type { JobSegment } from "./segment.ts";

/**
 * Compiles jobs into an index to be asked with `queryJobIndex`. Closed jobs are left out; no two may have one id.
 *
 * @example const index = buildJobIndex(jobs);
 */
export function buildJobIndex(jobs: Iterable<Job>): JobIndex {
  return openJobIndex(buildJobSegments(jobs));
}

/**
 * Opens segments, oldest first, as one index. A job of a newer segment, or an id it removes, hides that job in
 * all older ones.
 *
 * @example const index = openJobIndex([base, changesOfToday]);
 */
export function openJobIndex(segments: readonly JobSegment[]): JobIndex {
  const bases = placeSegments(segments);
  const documents = bases.at(-1) ?? 0;
  const hidden = hiddenDocuments(segments);
  const alive = findAlive(segments, bases, hidden);
  const listed = listBits(alive, new Uint32Array(documents));
  const newest = orderNewest(segments, bases, alive);
  const positions = new Uint32Array(documents);
  for (let position = 0; position < newest.length; position += 1) positions[newest[position] ?? 0] = position;
  const publishedAt = joinTimes(segments, bases, ({ columns }) => columns.publishedAt);
  const expiresAt = joinTimes(segments, bases, ({ columns }) => columns.expiresAt);
  const newestAt = publishedAt[newest[0] ?? 0] ?? 0;
  const expiring = listed.filter((doc) => Number.isFinite(expiresAt[doc]));
  return {
    segments,
    live: segments.map(({ size }, at) => size - (hidden[at]?.size ?? 0)),
    bases,
    alive,
    newest,
    positions,
    freshness: Uint16Array.from(publishedAt, (at) => freshness(at, newestAt)),
    columns: joinColumns(segments, bases, listed),
    openJobs: createOpenJobs(
      alive,
      expiring,
      Float64Array.from(expiring, (doc) => expiresAt[doc] ?? 0),
    ),
  };
}

/** Where each segment's documents begin, and last where they all end: multiples of 32. */
function placeSegments(segments: readonly JobSegment[]): number[] {
  const bases = [0];
  for (const { size } of segments) bases.push((bases.at(-1) ?? 0) + wordsFor(size) * 32);
  return bases;
}

function findAlive(
  segments: readonly JobSegment[],
  bases: readonly number[],
  hidden: readonly ReadonlySet<number>[],
): Bitset {
  const alive = createBitset(wordsFor(bases.at(-1) ?? 0));
  for (const [at, { size }] of segments.entries()) {
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < size; doc += 1) if (hidden[at]?.has(doc) !== true) setBit(alive, base + doc);
  }
  return alive;
}

function joinTimes(
  segments: readonly JobSegment[],
  bases: readonly number[],
  timesOf: (segment: JobSegment) => Float64Array,
): Float64Array {
  const times = new Float64Array(bases.at(-1) ?? 0);
  for (const [at, segment] of segments.entries()) times.set(timesOf(segment), bases[at]);
  return times;
}
