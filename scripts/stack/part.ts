import { once } from "node:events";
import { createWriteStream, openSync } from "node:fs";
import { join } from "node:path";

import { execa } from "execa";

import { endGroups } from "./process-groups.ts";
import type { Watchdog } from "./start-watchdog.ts";

/** One long-running process of the stack. */
export type PartPlan = {
  /** Its display name, also used for its log file. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Which lines of its output are shown. */
  readonly show?: (line: string) => boolean;
  /** How often it is restarted after exiting; never if it holds data. */
  readonly restarts?: number;
};

export type Part = {
  readonly name: string;
  /** The pid of the current process, which is also its process group. */
  readonly pid: number;
  readonly logFile: string;
  /** How it finally ended, in words. */
  readonly ended: Promise<string>;
};

/** For parts without data. */
export const RESTARTS = 3;

/** The run a part belongs to. */
type Home = {
  readonly folder: string;
  readonly closing: AbortSignal;
  readonly watchdog: Watchdog;
};

/** Starts a part in its own process group, so that it can be stopped with everything it starts. */
export function startPart(plan: PartPlan, home: Home): Part {
  const { name, restarts = 0 } = plan;
  const logFile = join(home.folder, `${name.replaceAll(/[^a-z]+/gi, "-")}.log`);
  let running = spawnPart(plan, logFile, "w");
  home.watchdog.addGroup(running.pid);
  const waitForEnd = async () => {
    for (let restart = 1; ; restart += 1) {
      const how = await running.ended;
      if (home.closing.aborted || restart > restarts) return how;
      console.error(`! ${name} ${how}; starting it again (${restart} of ${restarts}); log: ${logFile}`);
      // Its children may still hold its port.
      await endGroups(new Set([running.pid]));
      home.watchdog.dropGroup(running.pid);
      if (home.closing.aborted) return how;
      running = spawnPart(plan, logFile, "a");
      home.watchdog.addGroup(running.pid);
    }
  };
  return {
    name,
    logFile,
    get pid() {
      return running.pid;
    },
    ended: waitForEnd(),
  };
}

function spawnPart({ name, command, args, cwd, env, show }: PartPlan, logFile: string, flag: "w" | "a") {
  // Writes to the file directly if nothing is shown, so that logging continues when this process is killed.
  const log = createWriteStream(logFile, { fd: openSync(logFile, flag) });
  const showLine = function* (line: unknown) {
    if (show?.(String(line)) === true) console.log(`${name} │ ${String(line)}`);
    yield line;
  };
  const output = show ? [showLine, log] : log;
  const subprocess = execa(command, args, {
    cwd,
    env,
    extendEnv: false,
    detached: true,
    stdin: "ignore",
    stdout: output,
    stderr: output,
    buffer: false,
    reject: false,
  });
  if (!show) log.destroy();
  if (subprocess.pid === undefined) throw new Error(`${command} could not be started.`);
  // Not the end of its output, which its children may hold open.
  const ended = once(subprocess.nodeChildProcess, "exit").then(([code, signal]: (number | string | null)[]) =>
    signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`,
  );
  return { pid: subprocess.pid, ended };
}
