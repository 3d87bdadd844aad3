import { JobId } from "@farwork/domain";
import * as z from "zod/mini";

import type { FeedBatch } from "./feed-batch.ts";
import type { IngestStore } from "./ingest-store.ts";

/** Of a source's open jobs, the share that may go missing between two sweeps before we doubt the feed. */
const MAX_MISSING_SHARE = 0.5;

/** Closes the open jobs of a source that a complete feed no longer has, unless the feed itself looks broken. */
export async function closeMissingJobs(
  store: IngestStore,
  batch: FeedBatch,
  now: Date,
): Promise<{ closed: number; keptOpen?: string }> {
  if (!batch.complete) return { closed: 0 };
  const seen = readSeenIds(batch);
  if (seen.size === 0) return { closed: 0, keptOpen: "the feed is empty" };
  // An item we could not even name may be any of the missing jobs.
  if (batch.rejected.some(({ sourceId }) => sourceId === undefined)) {
    return { closed: 0, keptOpen: "an item without a readable id may be one of the missing jobs" };
  }
  const open = await store.readOpenJobIds(batch.source);
  const missing = open.filter((id) => !seen.has(id));
  if (missing.length > open.length * MAX_MISSING_SHARE) {
    return { closed: 0, keptOpen: `${missing.length} of ${open.length} open jobs are missing: suspicious` };
  }
  await store.closeJobs(missing, now);
  return { closed: missing.length };
}

/**
 * Rejected items are still offered by the source: they keep the job they once were open. Not so those that are no
 * longer remote or listed.
 */
function readSeenIds({ source, jobs, rejected }: FeedBatch): ReadonlySet<string> {
  const refused = rejected
    .filter(({ code }) => code !== "not-remote" && code !== "unlisted")
    .map(({ sourceId }) => z.safeParse(JobId, `${source}-${sourceId}`).data);
  return new Set([...jobs.map((job) => job.firestoreId), ...refused.filter((id) => id !== undefined)]);
}
