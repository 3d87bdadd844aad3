import process from "node:process";
import { parseArgs } from "node:util";

import { openFirestore } from "../runtime/admin.ts";
import { COMMON_OPTIONS, describePlaceOptions, fail, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";
import { restoreBackup } from "./restore-backup.ts";
import { saveBackup } from "./save-backup.ts";

const USAGE = `Usage: pnpm backup <file>
       pnpm restore <file>

Writes every document of the database into a file, or such a file into an empty database. Sign-ins are not in it: see
docs/operations.md.

Options:
${describePlaceOptions([FIRESTORE])}
`;

const FAULTS = {
  "not-empty": "The database is not empty: nothing was written. A backup goes into an empty one.",
  "not-whole": "The file is no backup, or not a whole one: nothing was written.",
} as const;

process.exitCode = await runCommand({
  usage: USAGE,
  parse: (args) => parseArgs({ args, allowPositionals: true, options: COMMON_OPTIONS }),
  read: ({ positionals: [act, file, ...extra] }, toPath) =>
    (act === "save" || act === "restore") && file !== undefined && extra.length === 0
      ? { act, file: toPath(file) }
      : "Name one file.",
  services: () => [FIRESTORE],
  run: async ({ act, file }) => {
    const outcome = await (act === "save" ? saveBackup : restoreBackup)(openFirestore(), file);
    if (typeof outcome === "string") return fail(FAULTS[outcome]);
    console.log(`${outcome} documents ${act === "save" ? "written to" : "restored from"} ${file}`);
    return 0;
  },
});
