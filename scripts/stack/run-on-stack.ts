import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { readStackNote } from "./stack-note.ts";
import { stackVariables } from "./stack-variables.ts";

/**
 * Runs a command of the functions' code with the arguments that came with this one, and tells it where the board of
 * this checkout listens and with which secrets. What the environment names (`variable`) already wins.
 */
export async function runOnStack(
  command: string,
  variable: "FIRESTORE_EMULATOR_HOST" | "FIREBASE_AUTH_EMULATOR_HOST",
): Promise<void> {
  const chosen = process.env[variable] || process.env["GOOGLE_APPLICATION_CREDENTIALS"];
  const note = chosen ? undefined : readStackNote();
  const file = join(root, "apps", "functions", "src", command);
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], {
    env: { ...process.env, ...(note ? stackVariables(note.ports) : {}) },
    stdio: "inherit",
  });
  const [code]: (number | null)[] = await once(child, "exit");
  process.exitCode = code ?? 1;
}
