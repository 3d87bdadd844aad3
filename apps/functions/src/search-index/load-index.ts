import { type JobIndex, type JobSegment, openJobIndex } from "@farwork/domain";

import type { StoredSegment } from "./index-manifest.ts";
import type { IndexStore } from "./index-store.ts";
import { unpackSegment } from "./pack-segment.ts";

/** An index in memory that knows where it is stored: one name for each segment, or none where it is not stored. */
export interface OpenedIndex {
  readonly index: JobIndex;
  readonly names: readonly string[];
}

/** A segment's chunks are named after their content, and so is the segment. */
export const nameSegment = ({ chunks }: StoredSegment) => chunks.join();

/**
 * Opens the index that these segments make, loading only those that `held` has not. The same `held` where it has
 * just these; undefined where one is not to be had.
 */
export async function loadIndex(
  store: Pick<IndexStore, "readChunks">,
  wanted: readonly StoredSegment[],
  held: OpenedIndex | undefined,
): Promise<OpenedIndex | undefined> {
  const names = wanted.map(nameSegment);
  if (held !== undefined && names.join(";") === held.names.join(";")) return held;
  const known = new Map(held?.names.map((name, at) => [name, held.index.segments[at]]));
  const segments = await loadSegments(store, wanted, known);
  return segments && { index: openJobIndex(segments), names };
}

/** The segments, in this order, or undefined where one is not to be had. A read for each chunk of those not `known`. */
export async function loadSegments(
  store: Pick<IndexStore, "readChunks">,
  wanted: readonly StoredSegment[],
  known: ReadonlyMap<string, JobSegment | undefined> = new Map(),
): Promise<JobSegment[] | undefined> {
  const missing = wanted.filter((stored) => known.get(nameSegment(stored)) === undefined);
  const chunks = await store.readChunks([...new Set(missing.flatMap((stored) => stored.chunks))]);
  const segments: JobSegment[] = [];
  for (const stored of wanted) {
    const segment = known.get(nameSegment(stored)) ?? (await unpackSegment(stored, chunks));
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  return segments;
}
