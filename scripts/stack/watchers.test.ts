import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";

import { afterAll, beforeAll, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { listWatchers } from "./watchers.ts";

// The very watcher of `pnpm dev`, in a folder laid out like this one, so that nothing here is written to.
const checkout = mkdtempSync(join(tmpdir(), "farwork-watchers-"));
const PATIENCE_MS = 120_000;
let watcher: ChildProcess;
let lines: AsyncIterator<string>;

beforeAll(async () => {
  for (const path of ["apps/functions", "packages/serving", "packages/domain"]) layOut(path);
  for (const file of ["tsconfig.json", "pnpm-lock.yaml"]) cpSync(join(root, file), join(checkout, file));
  symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
  const plan = listWatchers(checkout).find(({ name }) => name === "apps/functions");
  if (!plan) throw new Error("Nobody watches the functions.");
  watcher = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: plan.env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!watcher.stdout) throw new Error("The watcher says nothing.");
  lines = createInterface({ input: watcher.stdout })[Symbol.asyncIterator]();
  await untilLine("Ignoring changes in");
}, PATIENCE_MS);
afterAll(async () => {
  const ended = once(watcher, "exit");
  watcher.kill("SIGKILL");
  await ended;
  rmSync(checkout, { recursive: true, force: true });
});

it.each([
  ["a function", "apps/functions/src/index.ts"],
  ["what web server and functions do alike", "packages/serving/src/request-id.ts"],
  ["what was built of the domain", "packages/domain/dist/index.js"],
])(
  "the functions are built anew as %s changes",
  async (_what, file) => {
    // It does not say when its eyes are open: what it missed is changed again.
    const change = () => appendFileSync(join(checkout, file), "\n");
    change();
    const again = setInterval(change, 1_000);
    await untilLine("Change detected", basename(file)).finally(() => clearInterval(again));
    await untilLine("Build success");
  },
  PATIENCE_MS,
);

/** A package's files and its links to others, which lead to the copies beside it. */
function layOut(path: string): void {
  mkdirSync(join(checkout, path), { recursive: true });
  cpSync(join(root, path), join(checkout, path), { recursive: true, verbatimSymlinks: true });
}

/** Waits for the next line that says it all, of those not read yet. */
async function untilLine(...words: readonly string[]): Promise<void> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`The watcher ended before it said "${words.join(" … ")}".`);
    if (words.every((word) => value.includes(word))) return;
  }
}
