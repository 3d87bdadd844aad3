// `node watchdog.ts [LOCK_FILE]`: holds the lock and, when the channel to its parent closes for whatever reason, cleans
// up and exits. So all stops work the same.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

import * as z from "zod/mini";

import { cleanUp, Leftovers } from "./clean-up.ts";

let leftovers: Leftovers = { groups: new Set(), paths: new Set() };

const [lockFile] = process.argv.slice(2);
const lock = lockFile === undefined ? undefined : takeLock(lockFile);
if (lock === "busy") {
  process.send?.("busy", () => process.disconnect());
} else {
  process.on("message", (message) => (leftovers = z.parse(Leftovers, message)));
  let ending: Promise<void> | undefined;
  const end = () => void (ending ??= cleanUp(leftovers).finally(() => process.exit()));
  process.on("disconnect", end);
  process.on("SIGTERM", end);
  // The terminal may be gone, which must not interrupt the clean-up.
  process.stderr.on("error", () => undefined);
  process.send?.("ready");
}

/** The kernel releases the lock when the process ends, however it ends. */
function takeLock(file: string): DatabaseSync | "busy" {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch {
    return "busy";
  }
}
