// `pnpm ingest <source> [--file F]`: takes a feed in, into the running local board unless told otherwise.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { emulatorVariables } from "./project.ts";
import { readStackNote } from "./stack-note.ts";

try {
  const command = join(root, "apps", "functions", "src", "ingest", "ingest-command.ts");
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    env: { ...process.env, ...chooseTarget(process.env) },
    stdio: "inherit",
  });
  const [code]: (number | null)[] = await once(child, "exit");
  process.exitCode = code ?? 1;
} catch (error) {
  reportFailure(error);
}

/** Variables that name a database win: this is also how a real project is fed. */
function chooseTarget(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env["FIRESTORE_EMULATOR_HOST"] || env["GOOGLE_APPLICATION_CREDENTIALS"]) return {};
  const note = readStackNote();
  if (note) return emulatorVariables(note.ports);
  throw new Refusal(
    "No board is running from this folder: run npm start in another terminal first (or name a database with FIRESTORE_EMULATOR_HOST or GOOGLE_APPLICATION_CREDENTIALS).",
  );
}
