import { setTimeout } from "node:timers/promises";

import type { JobIndex } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { openFirestore } from "../runtime/admin.ts";
import { logError } from "../runtime/log.ts";
import { type CacheOptions, cacheIndex } from "./cache-index.ts";
import { createIndexStore } from "./index-store.ts";
import { openStoredIndex } from "./stored-index.ts";

const RECHECK_MS = 30_000;

let readShared: (() => Promise<JobIndex>) | undefined;

/**
 * The index of all open jobs, shared by all callables of this instance. Takes one read every 30 s.
 *
 * @throws Refusal `unavailable` if this instance has none yet and cannot load one.
 */
export function readJobIndex(): Promise<JobIndex> {
  readShared ??= createIndexReader(openFirestore(), {
    clock: () => performance.now(),
    recheckMs: readRecheckMs(process.env),
    // Does not keep the process alive.
    pause: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
    onFailed: (error) => logError("search-index-check-failed", error),
  });
  return readShared();
}

export function createIndexReader(firestore: Firestore, options: CacheOptions): () => Promise<JobIndex> {
  const stored = openStoredIndex(createIndexStore(firestore), () => new Date());
  const read = cacheIndex(stored, options);
  return async () => (await read()).index;
}

/** The local stack uses a shorter interval: reads are free there, and ingested feeds should show up quickly. */
function readRecheckMs(env: NodeJS.ProcessEnv): number {
  const chosen = Number(env["FARWORK_INDEX_RECHECK_MS"]);
  return chosen > 0 ? chosen : RECHECK_MS;
}
