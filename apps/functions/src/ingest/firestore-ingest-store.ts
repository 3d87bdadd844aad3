import { setTimeout } from "node:timers/promises";

import type { Firestore } from "firebase-admin/firestore";

import { logError } from "../runtime/log.ts";
import { createIndexStore } from "../search-index/index-store.ts";
import { publishChanges } from "../search-index/publish-changes.ts";
import { createFeedRecords } from "./firestore-feed-records.ts";
import { createIngestedJobs } from "./firestore-ingested-jobs.ts";
import type { IngestStore } from "./ingest-store.ts";
import { pacePublication } from "./pace-publication.ts";
import { persistPublication } from "./persist-publication.ts";

export function createIngestStore(firestore: Firestore): IngestStore {
  const index = createIndexStore(firestore);
  const publish = () => publishChanges(index, () => new Date());

  return {
    ...createIngestedJobs(firestore),
    ...createFeedRecords(firestore),
    publish: persistPublication(publish, {
      pause: (milliseconds) => setTimeout(milliseconds),
      onFailed: (error) => logError("search-index-publication-failed", error),
    }),
    publishIfDue: pacePublication(publish, {
      clock: () => performance.now(),
      onFailed: (error) => logError("search-index-publication-failed", error),
    }),
  };
}
