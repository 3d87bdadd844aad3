import { once } from "node:events";
import { createWriteStream, openSync } from "node:fs";
import { join } from "node:path";

import { execa } from "execa";

import { endGroups } from "./process-groups.ts";
import type { Watchdog } from "./start-watchdog.ts";

/** One long-running process of the stack. */
export type PartPlan = {
  /** What a person calls it; also names its log file. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Shows these of the lines it prints, as they come. */
  readonly show?: (line: string) => boolean;
  /** How often it is started again after it ended by itself; never, where it holds data. */
  readonly restarts?: number;
};

export type Part = {
  readonly name: string;
  /** Of the process that runs now; also the number of its process group. */
  readonly pid: number;
  readonly logFile: string;
  /** How it ended for good, in words. */
  readonly ended: Promise<string>;
};

/** For parts that hold no data. */
export const RESTARTS = 3;

/** The run that a part belongs to. */
type Home = {
  readonly folder: string;
  readonly closing: AbortSignal;
  readonly watchdog: Watchdog;
};

/** Starts a part in a process group of its own, so that it can be ended with all it starts. */
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
      // What it had started may hold its port.
      await endGroups([running.pid]);
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
  // The file itself where nothing is shown: a part goes on writing when this process is killed.
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
  // Not the end of its output, which what it started may hold open.
  const ended = once(subprocess.nodeChildProcess, "exit").then(([code, signal]: (number | string | null)[]) =>
    signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`,
  );
  return { pid: subprocess.pid, ended };
}
