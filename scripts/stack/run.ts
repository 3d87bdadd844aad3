import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import type { CommandResult } from "../bootstrap/run-command.mjs";
import type { KeeperOrder } from "./keeper-orders.ts";
import { logTail, startPart, type Part, type PartPlan } from "./part.ts";
import { endGroups, groupsUnder, isGroupAlive, listProcesses } from "./process-groups.ts";
import { finishTask, type Task } from "./task.ts";

const KEEPER = fileURLToPath(new URL("keeper.ts", import.meta.url));
const PULSE_MS = 1_000;
const GRACE_MS = 8_000;

/** The parts of one stack, which live and end together. */
export type Run = {
  /** Logs and other files of this run. */
  readonly folder: string;
  /** Starts a part; its end, whenever it comes, ends the run. */
  start(plan: PartPlan): Part;
  /** Runs a command to its end, which is ended with everything else should the run close before. */
  finish(task: Task): Promise<CommandResult>;
  /** Takes in the groups that a part started beside its own, called `name`; each has to stay alive from now on. */
  adoptGroups(part: Part, name: string): void;
  /** Has the emulators' data written to a folder before anything is ended. */
  saveAtEnd(hubUrl: string, folder: string): void;
  removeAtEnd(path: string): void;
  /** Becomes the reason when a part ends by itself. Pending for as long as all is well. */
  readonly broken: Promise<string>;
  /** Saves, ends every process, deletes leftovers, lets the lock go. */
  close(): Promise<void>;
};

export type RunPlan = {
  readonly folder: string;
  /** Only one run may hold it; without one, any number may run beside each other. */
  readonly lockFile?: string;
};

/** Opens a run, or gives undefined when another one holds the lock. */
export async function openRun(plan: RunPlan): Promise<Run | undefined> {
  mkdirSync(plan.folder, { recursive: true });
  const keeper = spawn(process.execPath, [KEEPER, ...(plan.lockFile === undefined ? [] : [plan.lockFile])], {
    detached: true,
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const keeperEnded = once(keeper, "exit");
  const lines = createInterface({ input: keeper.stdout });
  const [answer]: unknown[] = await Promise.race([once(lines, "line"), keeperEnded.then(() => ["gone"])]);
  if (answer === "busy") return undefined;
  if (answer !== "ready") throw new Error(`The process that cleans up did not start.`);
  // A killed keeper breaks the pipe; its end is noticed below.
  keeper.stdin.on("error", () => undefined);

  const groups = new Set<number>();
  const leftovers = new Set<string>();
  const adopted = new Map<number, string>();
  const order = (value: KeeperOrder) => keeper.stdin.write(`${JSON.stringify(value)}\n`);
  let closing: Promise<void> | undefined;
  const { promise: broken, resolve } = Promise.withResolvers<string>();
  const breakRun = (reason: string) => {
    if (!closing) resolve(reason);
  };
  void keeperEnded.then(() => breakRun("The process that cleans up ended."));
  const pulse = setInterval(() => {
    const processes = listProcesses();
    for (const [group, name] of adopted) {
      if (!isGroupAlive(group, processes)) breakRun(`${name} ended.`);
    }
  }, PULSE_MS);

  const close = async () => {
    clearInterval(pulse);
    keeper.stdin.end();
    await keeperEnded;
    // Normally the keeper has done all this: it is for the case that it was killed itself.
    await endGroups(groups, GRACE_MS);
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  };
  const watch = (group: number) => {
    groups.add(group);
    order({ kind: "watch", groups: [group] });
  };
  return {
    folder: plan.folder,
    broken,
    start: (partPlan) => {
      const part = startPart(partPlan, plan.folder);
      watch(part.pid);
      void part.ended.then((how) => breakRun(`${part.name} ${how}:\n${logTail(part)}`));
      return part;
    },
    finish: (task) => finishTask(task, watch),
    adoptGroups: (part, name) => {
      for (const group of groupsUnder(part.pid)) {
        if (groups.has(group)) continue;
        watch(group);
        adopted.set(group, name);
      }
    },
    saveAtEnd: (hubUrl, folder) => order({ kind: "save", hubUrl, folder }),
    removeAtEnd: (path) => {
      leftovers.add(path);
      order({ kind: "remove", path });
    },
    close: () => (closing ??= close()),
  };
}
