import { existsSync } from "node:fs";
import { join } from "node:path";

import { localFolder } from "../bootstrap/checkout.mjs";
import { findProgram } from "../bootstrap/find-program.mjs";
import { lastLines } from "../bootstrap/run-command.mjs";
import { pollUntil } from "../stack/poll.ts";
import { findFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";

const MODULE = "github.com/stripe/stripe-mock@v0.203.0";
const FOLDER = join(localFolder, "stripe-mock");
const PROGRAM = join(FOLDER, "stripe-mock");
/** What needs it. */
const TEST_FILE = "apps/functions/src/billing/stripe-mock.integration.test.ts";
const READY_MS = 30_000;

/** `message` is for the terminal; `args` and `env` are for the tests. */
export type StripeMock = {
  readonly message: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

/** Starts Stripe's stripe-mock, built once if Go is available; otherwise its test is skipped with a message. */
export async function startStripeMock(run: Run): Promise<StripeMock> {
  const problem = existsSync(PROGRAM) ? undefined : await build(run);
  if (problem !== undefined) {
    const message = `Left out: Stripe's requests against Stripe's own description, since ${problem}`;
    return { message, args: ["--exclude", TEST_FILE], env: {} };
  }
  const [port = 0, other = 0] = await findFreePorts(2);
  const address = `http://127.0.0.1:${port}`;
  const args = ["-http-addr", `127.0.0.1:${port}`, "-https-addr", `127.0.0.1:${other}`];
  run.start({ name: "stripe-mock", command: PROGRAM, args, cwd: run.folder, env: process.env });
  // Without a key it returns 401, which means it is running.
  await pollUntil(address, (answer) => answer.status === 401, { withinMs: READY_MS });
  return { message: `stripe-mock: ${PROGRAM}`, args: [], env: { STRIPE_MOCK_API_BASE: address } };
}

/** Why it could not be built. */
async function build(run: Run): Promise<string | undefined> {
  const go = findProgram("go", process.env["PATH"]);
  if (go === undefined) return "there is no Go on this machine to build stripe-mock with (https://go.dev/dl)";
  const { code, output } = await run.finish({
    command: go,
    args: ["install", MODULE],
    cwd: run.folder,
    env: { ...process.env, GOBIN: FOLDER },
    output: "kept",
  });
  return code === 0 ? undefined : `${MODULE} could not be built: ${lastLines(output)}`;
}
