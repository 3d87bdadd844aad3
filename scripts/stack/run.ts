import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { runCommand, type CommandOptions, type CommandResult } from "../bootstrap/run-command.mjs";
import { errorMessage } from "./error-message.ts";
import { startPart, type Part, type PartPlan } from "./part.ts";
import { groupsUnder, isGroupAlive, listProcesses } from "./process-groups.ts";
import { repeatForever } from "./repeat-forever.ts";
import { startWatchdog, type Watchdog } from "./start-watchdog.ts";

const PULSE_MS = 1_000;

/** A command that is expected to end by itself. */
export type Task = Omit<CommandOptions, "onStart" | "onEnd"> & {
  readonly command: string;
  readonly args: readonly string[];
};

/** The parts of one stack, which live and end together. */
export type Run = {
  /** Logs and other files of this run. */
  readonly folder: string;
  /** The same run, with its files in a folder of that name inside: for parts that are there more than once. */
  inFolder(name: string): Run;
  /** Starts a part; when it ends for good, so does the run. */
  start(plan: PartPlan): Part;
  /** Runs a command to its end, which is ended with everything else should the run close before. */
  finish(task: Task): Promise<CommandResult>;
  /** Takes in the groups that a part started beside its own, called `name`; each has to stay alive from now on. */
  adoptGroups(part: Part, name: string): void;
  /** Has the emulators' data written to a folder before anything is ended. */
  saveAtEnd(hubUrl: string, folder: string): void;
  removeAtEnd(path: string): void;
  /** Becomes the reason, in one line, when a part ends by itself. Pending for as long as all is well. */
  readonly broken: Promise<string>;
  /** Aborted once the run is being closed: whoever asks a part over and over ends with it. */
  readonly closing: AbortSignal;
  /** Saves, ends every process, deletes leftovers, lets the lock go. */
  close(): Promise<void>;
};

export type RunPlan = {
  readonly folder: string;
  /** Only one run may hold it; without one, any number may run beside each other. */
  readonly lockFile?: string;
};

/** Opens a run, or gives undefined when another one holds the lock. */
export async function openRun({ folder, lockFile }: RunPlan): Promise<Run | undefined> {
  mkdirSync(folder, { recursive: true });
  const watchdog = await startWatchdog(lockFile);
  return watchdog && superviseParts(folder, watchdog);
}

function superviseParts(folder: string, watchdog: Watchdog): Run {
  const { promise: broken, resolve } = Promise.withResolvers<string>();
  const closing = new AbortController();
  const breakRun = (reason: string) => {
    // Parts that end because the run is closing break nothing.
    if (!closing.signal.aborted) resolve(reason);
  };
  void watchdog.ended.then(() => breakRun("The watchdog, which cleans up, ended."));
  /** What to say of each group when it has ended. */
  const adopted = new Map<number, string>();
  // Only its own parent hears of a process's end, and for these that is somebody else: so they are looked at.
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
      const part = startPart(plan, { folder: home, closing: closing.signal, watchdog });
      void part.ended.then(
        (how) => breakRun(`${part.name} ${how}; log: ${part.logFile}`),
        // It could not be started again.
        (error) => breakRun(errorMessage(error)),
      );
      return part;
    },
    finish: ({ command, args, ...options }) =>
      runCommand(command, args, { ...options, onStart: watchdog.addGroup, onEnd: watchdog.dropGroup }),
    adoptGroups: (part, name) => {
      for (const group of groupsUnder(part.pid)) {
        if (watchdog.groups.has(group)) continue;
        adopted.set(group, `${name} ended; log: ${part.logFile}`);
        watchdog.addGroup(group);
      }
    },
    closing: closing.signal,
    saveAtEnd: watchdog.saveAtEnd,
    removeAtEnd: watchdog.removeAtEnd,
    close: () => {
      closing.abort();
      return (closed ??= watchdog.dismiss());
    },
  });
  return runIn(folder);
}
