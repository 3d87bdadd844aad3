import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";

import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { errorMessage } from "./error-message.ts";
import type { Run } from "./run.ts";
import { waitForStop } from "./stop-signals.ts";

/** Starts the parts of a run, then waits for a signal, or for a part that ends or does not start. Closes the run. */
export async function runUntilStopped(run: Run, start: () => Promise<void>): Promise<void> {
  await Promise.race([
    waitForStop().then((reason) =>
      console.log(`\n· Stopping (${reason}): saving jobs and accounts, ending every part`),
    ),
    run.broken.then((reason) => reportFailure(new Refusal(`${reason}\n· Ending every other part`))),
    start().then(
      // Once started, the parts run until one of the others.
      () => Promise.race([]),
      (error) => {
        // Stopped half-way is not failed.
        if (!run.closing.aborted) reportFailure(asRefusal(run, error));
      },
    ),
  ]);
  await run.close();
}

/** One line for the terminal; the stack trace goes to the log. */
function asRefusal(run: Run, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const logFile = join(run.folder, "start.log");
  writeFileSync(logFile, inspect(error));
  return new Refusal(`${errorMessage(error)}; more is in ${logFile}`);
}
