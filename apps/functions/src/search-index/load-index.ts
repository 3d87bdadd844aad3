import { type JobIndex, type JobSegment, openJobIndex } from "@farwork/domain";

import type { StoredSegment } from "./index-manifest.ts";
import type { IndexStore } from "./index-store.ts";
import { unpackSegment } from "./pack-segment.ts";

/** An index in memory with the name of each stored segment; no names if it is not stored. */
export interface OpenedIndex {
  readonly index: JobIndex;
  readonly names: readonly string[];
}

/** Segments are named after their content, like chunks. */
export const nameSegment = ({ chunks }: StoredSegment) => chunks.join();

/**
 * Opens the index of these segments, loading only those that `held` lacks. Returns `held` itself if nothing changed;
 * undefined if a segment is unavailable.
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

/** Loads segments in order; undefined if one is unavailable. One read per chunk of those not `known`. */
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
