// The process that outlives the supervisor by a moment. It holds the lock, and when its input ends, whether the
// supervisor closed it or was killed outright, it saves the data, ends every process group and lets the lock go.
// So a normal stop and a kill take the same road.
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";

import { exportData } from "./data-folder.ts";
import { parseOrder } from "./keeper-orders.ts";
import { endGroups, groupsUnder } from "./process-groups.ts";

const GRACE_MS = 8_000;

const groups = new Set<number>();
const leftovers = new Set<string>();
let save: { hubUrl: string; folder: string } | undefined;

const [lockFile] = process.argv.slice(2);
const lock = lockFile === undefined ? undefined : takeLock(lockFile);
if (lockFile !== undefined && lock === undefined) {
  process.stdout.write("busy\n", () => process.exit(0));
} else {
  keep();
}

function keep(): void {
  const orders = createInterface({ input: process.stdin });
  orders.on("line", (line) => {
    const order = parseOrder(line);
    if (order.kind === "watch") groups.add(order.group);
    if (order.kind === "forget") groups.delete(order.group);
    if (order.kind === "remove") leftovers.add(order.path);
    if (order.kind === "save") save = { hubUrl: order.hubUrl, folder: order.folder };
  });
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= cleanUp().finally(() => process.exit(0));
  };
  orders.on("close", end);
  // Ctrl-C reaches a terminal's whole group; the supervisor hears it too and closes our input in its own time.
  process.on("SIGINT", () => undefined);
  process.on("SIGHUP", () => undefined);
  process.on("SIGTERM", end);
  process.stdout.on("error", end);
  // The terminal may be gone; that must not cut the clean-up short.
  process.stderr.on("error", () => undefined);
  process.stdout.write("ready\n");
}

async function cleanUp(): Promise<void> {
  // The tree is read before saving: what has died by the time of ending can no longer be asked for its children.
  for (const group of groups) for (const under of groupsUnder(group)) groups.add(under);
  if (save) {
    await exportData(save.hubUrl, save.folder, new Date()).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`! The last seconds could not be saved (${why}); what was saved before stays.`);
    });
  }
  for (const group of groups) for (const under of groupsUnder(group)) groups.add(under);
  await endGroups(groups, GRACE_MS);
  for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  lock?.close();
}

/** The kernel holds the lock for this process and drops it when the process ends, however it ends. */
function takeLock(file: string): DatabaseSync | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch {
    database.close();
    return undefined;
  }
}
