import type { JobIndex } from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { logIndexCheckFailed } from "../runtime/log.ts";
import { holdIndex } from "./hold-index.ts";
import { createIndexStore } from "./index-store.ts";
import type { OpenedIndex } from "./load-index.ts";
import { openStoredIndex } from "./stored-index.ts";

const RECHECK_MS = 30_000;

let readHeld: (() => Promise<OpenedIndex>) | undefined;

/** The index of all open jobs; this instance's callables share one. Costs no read but one every 30 s. */
export async function readJobIndex(): Promise<JobIndex> {
  readHeld ??= holdIndex(
    openStoredIndex(createIndexStore(openFirestore()), () => new Date()),
    { clock: () => performance.now(), recheckMs: readRecheckMs(process.env), onFailed: logIndexCheckFailed },
  );
  return (await readHeld()).index;
}

/** The local stack sets another interval: there reads cost nothing, and who takes a feed in wants to see it. */
function readRecheckMs(env: NodeJS.ProcessEnv): number {
  const chosen = Number(env["FARWORK_INDEX_RECHECK_MS"]);
  return chosen > 0 ? chosen : RECHECK_MS;
}
