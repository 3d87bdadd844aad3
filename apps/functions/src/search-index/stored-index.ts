import { openJobIndex } from "@farwork/domain";

import { logError, logEvent } from "../runtime/log.ts";
import { buildSegmentsFrom } from "./build-segments.ts";
import type { IndexSource, LoadedIndex } from "./cache-index.ts";
import type { IndexStore } from "./index-store.ts";
import { loadIndex, nameSegment, type OpenedIndex } from "./load-index.ts";
import { logUnusableIndex } from "./log-unusable-index.ts";
import { publishSegments } from "./publish-segments.ts";

/** The stored index for instances that serve requests, which also repair it. */
export function openStoredIndex(store: IndexStore, clock: () => Date): IndexSource<OpenedIndex> {
  return {
    load: (held) => loadCurrent(store, held, { tries: 2 }),
    async rebuild() {
      const found = await store.readManifest();
      const added = await buildSegmentsFrom(store.readOpenJobs());
      const index = openJobIndex(added);
      // A newer version has its own index there. An index published by others in the meantime is loaded by the next
      // check.
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
    // A chunk may have been deleted by a newer publication; the next manifest does not refer to it.
    if (tries > 1) return loadCurrent(store, held, { tries: tries - 1 });
    logUnusableIndex("damaged");
    return { status: "unusable" };
  }
  if (index !== held) logEvent("search-index-loaded", { version, jobs: countJobs(index) });
  return { status: "loaded", index };
}

const countJobs = ({ index }: OpenedIndex) => index.live.reduce((sum, jobs) => sum + jobs, 0);
