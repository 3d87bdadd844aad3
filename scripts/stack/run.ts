import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { Refusal } from "../bootstrap/refusal.mjs";
import { runCommand, type CommandOptions, type CommandResult } from "../bootstrap/run-command.mjs";
import { errorMessage } from "./error-message.ts";
import { startPart, type Part, type PartPlan } from "./part.ts";
import { groupsUnder, isGroupAlive, listProcesses } from "./process-groups.ts";
import { repeatForever } from "./repeat-forever.ts";
import { startWatchdog, type Watchdog } from "./start-watchdog.ts";

const PULSE_MS = 1_000;

/** A command that is expected to exit on its own. */
export type Task = Omit<CommandOptions, "onStart" | "onEnd"> & {
  readonly command: string;
  readonly args: readonly string[];
};

/** The parts of a stack, which start and stop together. Once it is closing, what would add to it throws. */
export type Run = {
  /** Folder for logs and other files of this run. */
  readonly folder: string;
  /** The same run with files in a subfolder, for parts that exist more than once. */
  inFolder(name: string): Run;
  /** Starts a part; when it finally ends, so does the run. */
  start(plan: PartPlan): Part;
  /** Runs a command to completion; it is stopped if the run closes before. */
  finish(task: Task): Promise<CommandResult>;
  /** Adopts additional process groups started by a part, called `name`; each must stay alive from now on. */
  adoptGroups(part: Part, name: string): void;
  /** Saves the emulators' data to a folder before anything is stopped. */
  saveAtEnd(hubUrl: string, folder: string): void;
  removeAtEnd(path: string): void;
  /** Resolves to a one-line reason when a part ends unexpectedly. */
  readonly broken: Promise<string>;
  /** Aborted when the run closes, to stop polling its parts. */
  readonly closing: AbortSignal;
  /** Saves data, stops every process, deletes leftovers and releases the lock. */
  close(): Promise<void>;
};

export type RunPlan = {
  readonly folder: string;
  /** Held by at most one run; without it, any number of runs can be open. */
  readonly lockFile?: string;
};

/** Opens a run, or returns undefined if another one holds the lock. */
export async function openRun({ folder, lockFile }: RunPlan): Promise<Run | undefined> {
  mkdirSync(folder, { recursive: true });
  const watchdog = await startWatchdog(lockFile);
  return watchdog && superviseParts(folder, watchdog);
}

function superviseParts(folder: string, watchdog: Watchdog): Run {
  const { promise: broken, resolve } = Promise.withResolvers<string>();
  const closing = new AbortController();
  const breakRun = (reason: string) => {
    // Parts that end because the run is closing are expected.
    if (!closing.signal.aborted) resolve(reason);
  };
  void watchdog.ended.then(() => breakRun("The watchdog, which cleans up, ended."));
  /** The message for each group when it has ended. */
  const adopted = new Map<number, string>();
  // Only a parent is notified of a process's exit, which is not us for these, so they are polled.
  const pulse = { name: "Watching processes", pauseMs: PULSE_MS, timeoutMs: PULSE_MS, until: closing.signal };
  repeatForever(pulse, async () => {
    const processes = listProcesses();
    for (const [group, news] of adopted) if (!isGroupAlive(group, processes)) breakRun(news);
  });

  let closed: Promise<void> | undefined;
  const runIn = (home: string): Run => ({
    folder: home,
    broken,
    inFolder: (name) => {
      const inner = join(home, name);
      mkdirSync(inner, { recursive: true });
      return runIn(inner);
    },
    start: (plan) => {
      closing.signal.throwIfAborted();
      const part = startPart(plan, { folder: home, closing: closing.signal, watchdog });
      void part.ended.then(
        (how) => breakRun(`${part.name} ${how}; log: ${part.logFile}`),
        // It could not be restarted.
        (error) => breakRun(errorMessage(error)),
      );
      return part;
    },
    finish: async ({ command, args, ...options }) => {
      closing.signal.throwIfAborted();
      return runCommand(command, args, {
        ...options,
        onStart: watchdog.addGroup,
        onEnd: watchdog.dropGroup,
      });
    },
    adoptGroups: (part, name) => {
      for (const group of groupsUnder(new Set([part.pid]))) {
        if (watchdog.groups.has(group)) continue;
        adopted.set(group, `${name} ended; log: ${part.logFile}`);
        watchdog.addGroup(group);
      }
    },
    closing: closing.signal,
    saveAtEnd: watchdog.saveAtEnd,
    removeAtEnd: (path) => {
      closing.signal.throwIfAborted();
      watchdog.removeAtEnd(path);
    },
    close: () => {
      closing.abort(new Refusal("This run is ending."));
      return (closed ??= watchdog.dismiss());
    },
  });
  return runIn(folder);
}
