import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { localFolder } from "../bootstrap/checkout.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { isAlive } from "../stack/process-groups.ts";
import { openRun, type Run } from "../stack/run.ts";

const RUNS = join(localFolder, "run");

/**
 * Does work inside a run of its own, and ends everything the work started before it comes back.
 * @param stop becomes the reason when somebody stops the tests; then the work is given up.
 * @throws Refusal when a part breaks or somebody stops the tests.
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

/** Somebody stopped the tests. */
export class Stopped extends Error {}

/** Deletes what finished runs left: their logs stay until now, for whoever had to find out why one failed. */
export function forgetEarlierRuns(): void {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    const pid = Number(/^test-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
}
