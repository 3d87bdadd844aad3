import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { localFolder } from "../bootstrap/checkout.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { isAlive } from "../stack/process-groups.ts";
import { openRun, type Run } from "../stack/run.ts";

const RUNS = join(localFolder, "run");

/**
 * Runs work in a separate run, and stops everything it started before returning.
 * @param stop resolves to a reason when the tests are stopped; then the work is abandoned.
 * @throws Refusal if a part fails or the tests are stopped.
 */
export async function withTestRun<Result>(
  name: string,
  stop: Promise<string>,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const run = await openRun({ folder: join(RUNS, `test-${process.pid}-${name}`) });
  if (!run) throw new Error("A run without a lock is never refused.");
  try {
    return await Promise.race([
      work(run),
      run.broken.then((reason) => Promise.reject(new Refusal(reason))),
      stop.then((reason) => Promise.reject(new Stopped(reason))),
    ]);
  } finally {
    await run.close();
  }
}

/** The tests were stopped. */
export class Stopped extends Error {}

/** Deletes files of finished runs, whose logs are kept until now for debugging failures. */
export function forgetEarlierRuns(): void {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    const pid = Number(/^test-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
}
