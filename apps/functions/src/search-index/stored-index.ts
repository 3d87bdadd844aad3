import { openJobIndex } from "@farwork/domain";

import { logError, logEvent } from "../runtime/log.ts";
import { buildSegmentsFrom } from "./build-segments.ts";
import type { IndexSource, LoadedIndex } from "./cache-index.ts";
import type { IndexStore } from "./index-store.ts";
import { loadIndex, nameSegment, type OpenedIndex } from "./load-index.ts";
import { logUnusableIndex } from "./log-unusable-index.ts";
import { publishSegments } from "./publish-segments.ts";

/** The stored index as an instance that answers requests loads it, and mends it. */
export function openStoredIndex(store: IndexStore, clock: () => Date): IndexSource<OpenedIndex> {
  return {
    load: (held) => loadCurrent(store, held, { tries: 2 }),
    async rebuild() {
      const found = await store.readManifest();
      const added = await buildSegmentsFrom(store.readOpenJobs());
      const index = openJobIndex(added);
      // Newer code has an index of its own there. What others publish meanwhile is as good: the next check loads it.
      if (found.status === "newer") return { index, names: [] };
      const next = { found, kept: [], added, changes: [], now: clock() };
      const stored = await publishSegments(store, next).catch((error: unknown) =>
        logError("search-index-publication-failed", error),
      );
      return { index, names: stored?.map(nameSegment) ?? [] };
    },
  };
}

async function loadCurrent(
  store: IndexStore,
  held: OpenedIndex | undefined,
  { tries }: { readonly tries: number },
): Promise<LoadedIndex<OpenedIndex>> {
  const found = await store.readManifest();
  if (found.status === "newer") {
    if (held === undefined) logEvent("search-index-newer");
    return { status: "newer" };
  }
  if (found.status !== "readable") {
    logUnusableIndex(found.status);
    return { status: "unusable" };
  }
  const { segments, version } = found.manifest;
  const index = await loadIndex(store, segments, held);
  if (index === undefined) {
    // Somebody may have published since the manifest was read, and deleted a chunk: the next manifest names none such.
    if (tries > 1) return loadCurrent(store, held, { tries: tries - 1 });
    logUnusableIndex("damaged");
    return { status: "unusable" };
  }
  if (index !== held) logEvent("search-index-loaded", { version, jobs: countJobs(index) });
  return { status: "loaded", index };
}

const countJobs = ({ index }: OpenedIndex) => index.live.reduce((sum, jobs) => sum + jobs, 0);
