import type { JobSegment } from "@farwork/domain";

import type { PendingChange } from "./index-changes.ts";
import type { FoundManifest, StoredSegment } from "./index-manifest.ts";
import type { IndexStore } from "./index-store.ts";
import { packSegment } from "./pack-segment.ts";
import { retireChunks } from "./retire-chunks.ts";

/** The next version of the index, and what it was made from. */
export interface NextIndex {
  readonly found: FoundManifest;
  /** Segments of the manifest found that stay, the oldest. */
  readonly kept: readonly StoredSegment[];
  /** Those that follow them. */
  readonly added: readonly JobSegment[];
  readonly changes: readonly PendingChange[];
  readonly now: Date;
}

/**
 * Stores the chunks of what was added, and then has the manifest name them, so that a reader finds the old version or
 * the new one and nothing between. The segments it names now, or undefined where the manifest found is not the current
 * one any more.
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
  // Also those that may be there already: what is built again may be so because one of them was damaged.
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
