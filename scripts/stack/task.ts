import { spawn } from "node:child_process";

import type { CommandResult } from "../bootstrap/run-command.mjs";
import type { GroupTracker } from "./track-groups.ts";

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

/** Runs a task in a process group of its own, tracked for as long as it lives. */
export function finishTask(task: Task, groups: Pick<GroupTracker, "add" | "drop">): Promise<CommandResult> {
  return new Promise((resolve) => {
    const stream = task.output === "live" ? "inherit" : "pipe";
    const child = spawn(task.command, task.args, {
      cwd: task.cwd,
      env: task.env,
      detached: true,
      stdio: ["ignore", stream, stream],
    });
    const group = child.pid;
    if (group !== undefined) groups.add(group);
    let output = "";
    for (const readable of [child.stdout, child.stderr]) {
      readable?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        task.onOutput?.(chunk.toString());
      });
    }
    child.on("error", (error) => resolve({ code: null, output: String(error) }));
    child.on("close", (code) => {
      if (group !== undefined) groups.drop(group);
      resolve({ code: code ?? 1, output });
    });
  });
}
