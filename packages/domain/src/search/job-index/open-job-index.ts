import type { Job } from "../../job/job.ts";
import { type Bitset, createBitset, hasBit, setBit, wordsFor } from "./bitset.ts";
import { buildJobSegments } from "./build-segment.ts";
import { hiddenDocuments } from "./hidden-documents.ts";
import type { JobIndex } from "./job-index.ts";
import { joinColumns } from "./join-columns.ts";
import { createOpenJobs, type ExpiringJob } from "./open-jobs.ts";
import { orderNewest } from "./order-newest.ts";
import { freshness } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";
import { MAX_DOCUMENTS } from "./take-best.ts";
import { createWorkspace } from "./workspace.ts";

/**
 * Compiles jobs into an index for `queryJobIndex`. Closed jobs are left out; ids must be unique.
 *
 * @example
 * const index = buildJobIndex(jobs);
 * queryJobIndex(index, { filters, page: 1, pageSize: 15 }, now).totalJobs; // => 1
 */
export function buildJobIndex(jobs: Iterable<Job>): JobIndex {
  return openJobIndex(buildJobSegments(jobs));
}

/**
 * Opens segments, oldest first, as one index. A job in a newer segment, or an id it removes, hides that job in all
 * older ones.
 *
 * @throws RangeError for more than a million documents, including hidden ones.
 * @example
 * const index = openJobIndex([segment, buildJobSegment([newJob])]);
 * readOpenCards(index, now).length; // => 3
 */
export function openJobIndex(segments: readonly JobSegment[]): JobIndex {
  const bases = placeSegments(segments);
  const documents = bases.at(-1) ?? 0;
  if (documents > MAX_DOCUMENTS) throw new RangeError(`${documents} documents are too many for one index`);
  const hidden = hiddenDocuments(segments);
  const alive = findAlive(segments, bases, hidden);
  const newest = orderNewest(segments, bases, alive);
  const positions = new Uint32Array(documents);
  for (let position = 0; position < newest.length; position += 1) positions[newest[position] ?? 0] = position;
  return {
    segments,
    live: segments.map(({ size }, at) => size - (hidden[at]?.size ?? 0)),
    bases,
    alive,
    newest,
    positions,
    freshness: rateFreshness(segments, bases, newest),
    columns: joinColumns(segments, bases),
    openJobs: createOpenJobs(alive, newest, listExpiring(segments, bases, alive)),
    workspace: createWorkspace(),
  };
}

/** Where each segment's documents start, followed by the end of the last segment; multiples of 32. */
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

/** A score grows with a job's freshness: see ranking.ts. */
function rateFreshness(
  segments: readonly JobSegment[],
  bases: readonly number[],
  newest: Uint32Array,
): Uint16Array {
  const [first = 0] = newest;
  const at = bases.findLastIndex((base) => base <= first);
  const newestAt = segments[at]?.columns.publishedAt[first - (bases[at] ?? 0)] ?? 0;
  const rated = new Uint16Array(bases.at(-1) ?? 0);
  for (const [segmentAt, { size, columns }] of segments.entries()) {
    const base = bases[segmentAt] ?? 0;
    for (let doc = 0; doc < size; doc += 1) {
      rated[base + doc] = freshness(columns.publishedAt[doc] ?? 0, newestAt);
    }
  }
  return rated;
}

function listExpiring(
  segments: readonly JobSegment[],
  bases: readonly number[],
  alive: Bitset,
): ExpiringJob[] {
  return segments.flatMap(({ size, columns }, at) => {
    const base = bases[at] ?? 0;
    const expiring: ExpiringJob[] = [];
    for (let doc = 0; doc < size; doc += 1) {
      const expiresAt = columns.expiresAt[doc] ?? 0;
      if (Number.isFinite(expiresAt) && hasBit(alive, base + doc))
        expiring.push({ doc: base + doc, expiresAt });
    }
    return expiring;
  });
}
