import { type FeedAdapter, findFeedAdapter } from "@farwork/domain";
import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";

import { openFirestore } from "../runtime/admin.ts";
import { INGESTION } from "../runtime/limits.ts";
import { logIngestFailed, logIngestFinished } from "../runtime/log.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import { sweepSource } from "./sweep-source.ts";

const MINUTE = 60_000;

export const ingestRemotive = scheduleSweep(needAdapter("remotive"));

/**
 * Sweeps a source as often as its terms allow. Does not fire in the local suite, whose scheduler is missing:
 * there `pnpm ingest` runs the same code.
 */
function scheduleSweep(adapter: FeedAdapter): ScheduleFunction {
  const { id, minPollInterval } = adapter.source;
  return onSchedule({ ...INGESTION, schedule: `every ${minPollInterval / MINUTE} minutes` }, async () => {
    const outcome = await sweepSource(createIngestStore(openFirestore()), adapter, { now: new Date() });
    if (outcome.ok) logIngestFinished(id, outcome.summary);
    else logIngestFailed(id, outcome.error);
  });
}

/** Throws while the functions are loaded, and so before they are deployed. */
function needAdapter(id: string): FeedAdapter {
  const adapter = findFeedAdapter(id);
  if (adapter === undefined) throw new Error(`There is no feed adapter "${id}".`);
  return adapter;
}
