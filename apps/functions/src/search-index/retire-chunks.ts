import type { IndexManifest, RetiredChunks, StoredSegment } from "./index-manifest.ts";

/** By then, readers of an older manifest have loaded the chunk or given up. */
const KEPT_MS = 10 * 60_000;

export interface Retirement {
  /** The retired chunks of the next manifest. */
  readonly retired: readonly RetiredChunks[];
  /** Chunks to be deleted now. */
  readonly expired: readonly string[];
}

/**
 * Decides which chunks to retire and delete when `segments` replace `previous`. A retired chunk that is used again (ids
 * depend on content) is no longer retired. `strays` are stored chunks that may be unreferenced, e.g. from an
 * interrupted publication; if they belong to one in progress, it starts over and revives them.
 */
export function retireChunks(
  previous: Pick<IndexManifest, "segments" | "retired"> | undefined,
  segments: readonly Pick<StoredSegment, "chunks">[],
  { strays, now }: { readonly strays: readonly string[]; readonly now: Date },
): Retirement {
  const used = new Set(segments.flatMap(({ chunks }) => chunks));
  const before = (previous?.retired ?? []).map(({ chunks, at }) => ({
    chunks: chunks.filter((id) => !used.has(id)),
    at,
  }));
  const known = new Set([...used, ...before.flatMap(({ chunks }) => chunks)]);
  const left = [...(previous?.segments ?? []).flatMap(({ chunks }) => chunks), ...strays];
  const fresh = { chunks: [...new Set(left)].filter((id) => !known.has(id)), at: now };
  const isExpired = ({ at }: RetiredChunks) => now.getTime() - at.getTime() >= KEPT_MS;
  return {
    retired: [...before, fresh].filter((entry) => entry.chunks.length > 0 && !isExpired(entry)),
    expired: before.filter(isExpired).flatMap(({ chunks }) => chunks),
  };
}
