// `pnpm ingest …`, `pnpm operator …`, `pnpm alerts`, `pnpm rates`, `pnpm backup <file>` and `pnpm restore <file>`: commands of
// the functions' code, told where the board of this checkout listens and with which secrets. What the environment names
// already wins.
import { join } from "node:path";

import { execa } from "execa";

import { root } from "../bootstrap/checkout.mjs";
import { readStackNote } from "./stack-note.ts";
import { stackVariables } from "./stack-variables.ts";

/** Each command with the variable that selects another target. */
const COMMANDS: Readonly<Record<string, { readonly file: string; readonly variable: string }>> = {
  ingest: { file: "ingest/ingest-command.ts", variable: "FIRESTORE_EMULATOR_HOST" },
  operator: { file: "account/operator-command.ts", variable: "FIREBASE_AUTH_EMULATOR_HOST" },
  alerts: { file: "alerts/alerts-command.ts", variable: "FIRESTORE_EMULATOR_HOST" },
  rates: { file: "rates/rates-command.ts", variable: "FIRESTORE_EMULATOR_HOST" },
  backup: { file: "backup/backup-command.ts", variable: "FIRESTORE_EMULATOR_HOST" },
};

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`Nothing is called "${name}": ${Object.keys(COMMANDS).join(", ")}.`);
const isToldWhere = process.env[command.variable] || process.env["GOOGLE_APPLICATION_CREDENTIALS"];
const note = isToldWhere ? undefined : readStackNote();
const { exitCode } = await execa(
  process.execPath,
  [join(root, "apps", "functions", "src", command.file), ...args],
  { env: note ? stackVariables(note.ports) : {}, stdio: "inherit", reject: false },
);
process.exitCode = exitCode ?? 1;
