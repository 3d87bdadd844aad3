import type { JobSegment } from "@farwork/domain";

import type { PendingChange } from "./index-changes.ts";
import type { FoundManifest, StoredSegment } from "./index-manifest.ts";
import type { IndexStore } from "./index-store.ts";
import { packSegment } from "./pack-segment.ts";
import { retireChunks } from "./retire-chunks.ts";

/** The next version of the index, and what it is based on. */
export interface NextIndex {
  readonly found: FoundManifest;
  /** Segments of the found manifest that are kept, the oldest ones. */
  readonly kept: readonly StoredSegment[];
  /** New segments after them. */
  readonly added: readonly JobSegment[];
  readonly changes: readonly PendingChange[];
  readonly now: Date;
}

/**
 * Stores the chunks of new segments and then updates the manifest, so that readers see either the old or the new
 * version. Returns the new segments, or undefined if the found manifest is no longer current.
 */
export async function publishSegments(
  store: IndexStore,
  next: NextIndex,
): Promise<readonly StoredSegment[] | undefined> {
  const { found, kept, changes, now } = next;
  const previous = found.status === "readable" ? found.manifest : undefined;
  const written = next.added.filter(({ size, removed }) => size + removed.length > 0);
  const whole = kept.length === 0;
  const packed = await Promise.all(written.map((segment) => packSegment(segment, whole)));
  const segments = [...kept, ...packed.map(({ stored }) => stored)];
  // Including existing ones, as one of them may be damaged, which is why the index may be rebuilt.
  await store.writeChunks(packed.flatMap(({ chunks }) => chunks));
  const strays = whole ? await store.listChunks() : [];
  const committed = await store.commit({
    found,
    segments,
    changes,
    now,
    ...retireChunks(previous, segments, { strays, now }),
  });
  return committed ? segments : undefined;
}
