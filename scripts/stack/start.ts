// `npm start` and `pnpm dev`: runs the whole board on this machine until Ctrl-C.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inspect } from "node:util";

import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { errorMessage } from "./error-message.ts";
import { refuseTakenPorts } from "./ports.ts";
import { dataFolder, startFolder } from "./project.ts";
import { openRun, type Run } from "./run.ts";
import { serveBoard } from "./serve-board.ts";
import { readStackNote, stackNoteFile, writeStackNote } from "./stack-note.ts";
import { describeStackOptions, parseStackOptions, type StackOptions } from "./stack-options.ts";
import { waitForStop } from "./stop-signals.ts";

const LOCK_WAIT_MS = 20_000;
const LOCK_RETRY_MS = 250;

if (process.argv.includes("--help")) {
  console.log(describeStackOptions());
  process.exit();
}
try {
  const options = parseStackOptions(process.argv.slice(2), process.env);
  const run = await openOnlyRun();
  const stop = waitForStop();
  await Promise.race([
    stop.then((reason) =>
      console.log(`\n· Stopping (${reason}): saving jobs and accounts, ending every part`),
    ),
    run.broken.then((reason) => reportFailure(new Refusal(`${reason}\n· Ending every other part`))),
    // Once started, the board runs until one of the others.
    start(run, options).then(
      () => Promise.race([]),
      (error) => reportFailure(asRefusal(run, error)),
    ),
  ]);
  // Another start now waits for this run to end instead of reporting that it is running.
  rmSync(stackNoteFile, { force: true });
  await run.close();
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

/** One line for the terminal; the stack trace goes to the log. */
function asRefusal(run: Run, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const logFile = join(run.folder, "start.log");
  writeFileSync(logFile, inspect(error));
  return new Refusal(`${errorMessage(error)}; more is in ${logFile}`);
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
