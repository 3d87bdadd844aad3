import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { lastLines } from "../bootstrap/run-command.mjs";

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
};

export type Part = {
  readonly name: string;
  /** Also the number of its process group. */
  readonly pid: number;
  readonly logFile: string;
  /** How it ended, in words. */
  readonly ended: Promise<string>;
};

/** Starts a part in a process group of its own, so that it can be ended with all it starts. */
export function startPart(plan: PartPlan, logFolder: string): Part {
  const logFile = join(logFolder, `${plan.name.replaceAll(/[^a-z]+/gi, "-")}.log`);
  const log = openSync(logFile, "w");
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: plan.env,
    detached: true,
    stdio: ["ignore", plan.show ? "pipe" : log, plan.show ? "pipe" : log],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => showLine(plan, line, log));
  }
  if (!plan.show) closeSync(log);
  if (child.pid === undefined) throw new Error(`${plan.command} could not be started.`);
  return { name: plan.name, pid: child.pid, logFile, ended: describeEnd(child) };
}

/** The end of a part's log, for the message that says it failed. */
export function logTail(part: Part): string {
  return lastLines(readFileSync(part.logFile, "utf8"));
}

/** The log gets every line, the terminal those worth a look. */
function showLine(plan: PartPlan, line: string, log: number): void {
  writeSync(log, `${line}\n`);
  if (plan.show?.(line)) console.log(`${plan.name} │ ${line}`);
}

async function describeEnd(child: ReturnType<typeof spawn>): Promise<string> {
  const [code, signal]: (number | string | null)[] = await once(child, "exit");
  return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
}
