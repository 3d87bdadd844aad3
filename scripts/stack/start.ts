// `npm start` and `pnpm dev`: runs the whole board on this machine until Ctrl-C.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { refuseTakenPorts } from "./ports.ts";
import { dataFolder, startFolder } from "./project.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { openRun, type Run } from "./run.ts";
import { serveBoard } from "./serve-board.ts";
import { readStackNote, stackNoteFile, writeStackNote } from "./stack-note.ts";
import { describeStackOptions, parseStackOptions, type StackOptions } from "./stack-options.ts";

const LOCK_WAIT_MS = 20_000;
const LOCK_RETRY_MS = 250;

if (process.argv.includes("--help")) {
  console.log(describeStackOptions());
  process.exit();
}
try {
  const options = parseStackOptions(process.argv.slice(2), process.env);
  const run = await openOnlyRun();
  // Another start then waits for this run to end instead of reporting that it is running.
  run.closing.addEventListener("abort", () => rmSync(stackNoteFile, { force: true }));
  await runUntilStopped(run, () => start(run, options));
  console.log("✔ Stopped");
} catch (error) {
  reportFailure(error);
}
process.exit();

async function start(run: Run, options: StackOptions): Promise<void> {
  await refuseTakenPorts(options.ports);
  run.removeAtEnd(stackNoteFile);
  writeStackNote({ pid: process.pid, ports: options.ports });
  if (options.fresh) rmSync(dataFolder, { recursive: true, force: true });
  await serveBoard(run, options);
}

/** Waits for the lock of a run that is ending, which may be saving its data, but not of a running one. */
async function openOnlyRun(): Promise<Run> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (let tries = 0; ; tries += 1) {
    const run = await openRun({ folder: startFolder, lockFile: join(startFolder, "lock.db") });
    if (run) return run;
    const other = readStackNote();
    if (other || Date.now() > deadline) {
      const where = other ? ` at http://localhost:${other.ports.web} (process ${other.pid})` : "";
      throw new Refusal(
        `Farwork is already running from this folder${where}. Stop it with Ctrl-C in its terminal first.`,
      );
    }
    if (tries === 0) console.log("· Waiting for the last run to end");
    await delay(LOCK_RETRY_MS);
  }
}
