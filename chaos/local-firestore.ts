import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { localFolder } from "../scripts/bootstrap/checkout.mjs";
import { exportData, findExport } from "../scripts/stack/data-folder.ts";
import { startEmulators } from "../scripts/stack/emulators.ts";
import { findFreePorts } from "../scripts/stack/ports.ts";
import { groupsUnder } from "../scripts/stack/process-groups.ts";
import { openRun } from "../scripts/stack/run.ts";

/** A separate Firestore with the production rules, whose process can be killed. */
export type LocalFirestore = {
  readonly address: string;
  readonly save: (folder: string) => Promise<void>;
  /** Suspends it like an overloaded machine: it accepts connections but does nothing. */
  readonly freeze: () => void;
  /** Kills the process with SIGKILL: its data is lost. */
  readonly kill: () => void;
  /** Starts another at the same address with data saved in the folder. */
  readonly startAgain: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function startLocalFirestore(): Promise<LocalFirestore> {
  const [auth = 0, functions = 0, firestore = 0] = await findFreePorts(3);
  const ports = { auth, functions, firestore };
  let started = await start(ports);
  return {
    address: `127.0.0.1:${firestore}`,
    save: (folder) => exportData(started.hubUrl, folder, new Date()),
    freeze: () => started.signal("SIGSTOP"),
    kill: () => started.signal("SIGKILL"),
    async startAgain(folder) {
      await started.close();
      started = await start(ports, findExport(folder));
    },
    close: () => started.close(),
  };
}

type Ports = Parameters<typeof startEmulators>[1]["ports"];

async function start(ports: Ports, importFrom?: string) {
  const folder = join(localFolder, "run", `test-${process.pid}-${randomUUID().slice(0, 8)}`);
  const run = await openRun({ folder });
  if (!run) throw new Error("A run without a lock is never refused.");
  const { part, hubUrl } = await startEmulators(run, {
    only: ["firestore"],
    ports,
    ...(importFrom !== undefined && { importFrom }),
  });
  // firebase-tools runs the emulator in a separate process group.
  const [group = 0] = [...groupsUnder(new Set([part.pid]))].filter((found) => found !== part.pid);
  return {
    hubUrl,
    signal: (signal: NodeJS.Signals) => process.kill(-group, signal),
    close: () => run.close(),
  };
}
