import { mkdirSync, rmSync } from "node:fs";

import type { CommandResult } from "../bootstrap/run-command.mjs";
import { engageKeeper, type Keeper } from "./engage-keeper.ts";
import { logTail, startPart, type Part, type PartPlan } from "./part.ts";
import { endGroups } from "./process-groups.ts";
import { finishTask, type Task } from "./task.ts";
import { trackGroups } from "./track-groups.ts";

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
  const keeper = await engageKeeper(plan.lockFile);
  return keeper && superviseParts(plan.folder, keeper);
}

function superviseParts(folder: string, keeper: Keeper): Run {
  const { promise: broken, resolve } = Promise.withResolvers<string>();
  const leftovers = new Set<string>();
  let closing: Promise<void> | undefined;
  const breakRun = (reason: string) => {
    // Parts that end because the run is closing break nothing.
    if (!closing) resolve(reason);
  };
  const groups = trackGroups(keeper, (name) => breakRun(`${name} ended.`));
  void keeper.ended.then(() => breakRun("The process that cleans up ended."));

  const close = async () => {
    groups.stopWatching();
    await keeper.dismiss();
    // Normally the keeper has done all this: it is for the case that it was killed itself.
    await endGroups(groups.all, GRACE_MS);
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  };
  return {
    folder,
    broken,
    start: (plan) => {
      const part = startPart(plan, folder);
      groups.add(part.pid);
      void part.ended.then((how) => breakRun(`${part.name} ${how}:\n${logTail(part)}`));
      return part;
    },
    finish: (task) => finishTask(task, groups),
    adoptGroups: (part, name) => groups.adoptUnder(part.pid, name),
    saveAtEnd: (hubUrl, dataFolder) => keeper.order({ kind: "save", hubUrl, folder: dataFolder }),
    removeAtEnd: (path) => {
      leftovers.add(path);
      keeper.order({ kind: "remove", path });
    },
    close: () => (closing ??= close()),
  };
}
