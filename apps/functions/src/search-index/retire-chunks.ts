import type { IndexManifest, RetiredChunks, StoredSegment } from "./index-manifest.ts";

/** Whoever read the manifest before a chunk was retired has had the chunk by then, or has given up. */
const KEPT_MS = 10 * 60_000;

export interface Retirement {
  /** What the next manifest remembers. */
  readonly retired: readonly RetiredChunks[];
  /** Chunks to be deleted now. */
  readonly expired: readonly string[];
}

/**
 * What becomes of chunks when `segments` take the place of `previous`. A retired chunk that is in use again (its
 * content is its name) is retired no more. `strays` are chunks found in the store that nothing may refer to, as
 * those of a publication that died halfway: if they belong to one under way, that one starts over, and revives them.
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
