import {
  buildJobSegment,
  isIndexed,
  type JobSegment,
  MAX_SEGMENT_JOBS,
  mergeJobSegments,
} from "@farwork/domain";

import { logEvent } from "../runtime/log.ts";
import { buildSegmentsFrom } from "./build-segments.ts";
import type { PendingChange } from "./index-changes.ts";
import type { FoundManifest, StoredSegment } from "./index-manifest.ts";
import type { IndexStore } from "./index-store.ts";
import { loadSegments } from "./load-index.ts";
import { logUnusableIndex } from "./log-unusable-index.ts";
import { planMerge } from "./plan-merge.ts";
import { type NextIndex, publishSegments } from "./publish-segments.ts";

/** Change records per publication; their jobs, at most 200 each, are held in memory. */
const MAX_CHANGES = 25;
/** Each conflict means another publication succeeded, so this many in a row indicate a bug. */
const MAX_LOST = 20;

/**
 * Publishes all jobs that changed since the last publication, whoever changed them.
 *
 * Reads the manifest first, then the change records, recomputes duplicates among the jobs of their keys (which changes
 * jobs and adds records), then reads the jobs. A job that changes after being read has a new record, left for the next
 * publication. If another publication commits in the meantime, this one starts over from fresh reads, so an older
 * version of a job never replaces a newer one. If interrupted, the records remain, and at worst unreferenced chunks. If
 * a newer version has its own index, everything is left to it.
 *
 * @throws database errors, and an Error if others were faster every time.
 */
export async function publishChanges(store: IndexStore, clock: () => Date): Promise<void> {
  for (let lost = 0; lost < MAX_LOST;) {
    const found = await store.readManifest();
    if (found.status === "newer") {
      logEvent("search-index-left-to-newer");
      return;
    }
    const changes = await store.readChanges(MAX_CHANGES);
    if (changes.length === 0 && found.status === "readable") return;
    const now = clock();
    const regrouped = await store.regroup(
      changes.flatMap(({ duplicateKeys }) => duplicateKeys),
      now,
    );
    const all = [...changes, ...regrouped];
    const next = await prepare(store, found, all);
    const published = await publishSegments(store, { ...next, found, changes: all, now });
    if (published === undefined) lost += 1;
    else if (changes.length < MAX_CHANGES) return;
  }
  throw new Error("Others published the index each time it was about to be.");
}

type Prepared = Pick<NextIndex, "kept" | "added">;

async function prepare(
  store: IndexStore,
  found: Exclude<FoundManifest, { readonly status: "newer" }>,
  changes: readonly PendingChange[],
): Promise<Prepared> {
  if (found.status !== "readable") {
    logUnusableIndex(found.status);
    return startOver(store);
  }
  const { segments } = found.manifest;
  const changed = await buildChangedSegment(store, changes);
  const plan = planMerge(segments, changed.size + changed.removed.length, { maxJobs: MAX_SEGMENT_JOBS });
  if (plan.kind === "rebuild") return startOver(store);
  return mergeTail(store, segments, { from: plan.from, changed });
}

async function mergeTail(
  store: IndexStore,
  segments: readonly StoredSegment[],
  { from, changed }: { readonly from: number; readonly changed: JobSegment },
): Promise<Prepared> {
  const tail = await loadSegments(store, segments.slice(from));
  if (tail === undefined) {
    logUnusableIndex("damaged");
    return startOver(store);
  }
  const oldest = from === 0;
  const added = tail.length > 0 || oldest ? mergeJobSegments([...tail, changed], { oldest }) : changed;
  return { kept: segments.slice(0, from), added: [added] };
}

async function startOver(store: IndexStore): Promise<Prepared> {
  return { kept: [], added: await buildSegmentsFrom(store.readOpenJobs()) };
}

/** Removes jobs that are closed, duplicates, gone or unreadable by now. */
async function buildChangedSegment(
  store: IndexStore,
  changes: readonly PendingChange[],
): Promise<JobSegment> {
  const ids = [...new Set(changes.flatMap(({ jobIds }) => jobIds))];
  const listed = (await store.readJobs(ids)).filter(isIndexed);
  const listedIds = new Set(listed.map(({ firestoreId }) => firestoreId));
  return buildJobSegment(
    listed,
    ids.filter((id) => !listedIds.has(id)),
  );
}
