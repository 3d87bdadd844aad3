// `pnpm ingest <source> [--file F]`: runs the command that takes a feed in, and tells it where the board of this
// checkout listens should somebody have moved it. What the environment names already wins.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { emulatorVariables } from "./project.ts";
import { readStackNote } from "./stack-note.ts";

const COMMAND = join(root, "apps", "functions", "src", "ingest", "ingest-command.ts");

const chosen = process.env["FIRESTORE_EMULATOR_HOST"] || process.env["GOOGLE_APPLICATION_CREDENTIALS"];
const note = chosen ? undefined : readStackNote();
const child = spawn(process.execPath, [COMMAND, ...process.argv.slice(2)], {
  env: { ...process.env, ...(note ? emulatorVariables(note.ports) : {}) },
  stdio: "inherit",
});
const [code]: (number | null)[] = await once(child, "exit");
process.exitCode = code ?? 1;
