import { execa } from "execa";

import type { CommandResult } from "../bootstrap/run-command.mjs";
import type { Watchdog } from "./start-watchdog.ts";

/** A command that is expected to end by itself. */
export type Task = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Hears what is printed as it comes, when the output is kept. */
  readonly onOutput?: (text: string) => void;
  readonly env: NodeJS.ProcessEnv;
  /** "live" goes straight to the terminal; "kept" is handed back, to be shown only when it matters. */
  readonly output: "live" | "kept";
};

/** Runs a task in a process group of its own, tracked for as long as it lives. Never rejects. */
export async function finishTask(task: Task, watchdog: Watchdog): Promise<CommandResult> {
  const stream = task.output === "live" ? "inherit" : "pipe";
  const subprocess = execa(task.command, task.args, {
    cwd: task.cwd,
    env: task.env,
    extendEnv: false,
    detached: true,
    stdin: "ignore",
    stdout: stream,
    stderr: stream,
    all: true,
    reject: false,
  });
  const group = subprocess.pid;
  if (group !== undefined) watchdog.addGroup(group);
  subprocess.all?.on("data", (chunk) => task.onOutput?.(String(chunk)));
  const { exitCode, all, shortMessage } = await subprocess;
  if (group === undefined) return { code: null, output: shortMessage ?? "" };
  watchdog.dropGroup(group);
  return { code: exitCode ?? 1, output: all ?? "" };
}
