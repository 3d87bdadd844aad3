import process from "node:process";

import { openFirestore } from "../runtime/admin.ts";
import { fail, misuse, readCommandLine } from "../runtime/command-line.ts";
import { choosePlace, enterPlace, FIRESTORE } from "../runtime/command-place.ts";
import { restoreBackup } from "./restore-backup.ts";
import { saveBackup } from "./save-backup.ts";

const USAGE = `Usage: pnpm backup <file>
       pnpm restore <file>

Writes every document of the database into a file, or such a file into an empty database. Sign-ins are not in it: see
docs/operations.md.

Options:
  --firestore <host:port>
                       where the Firestore emulator listens (${FIRESTORE.variable}, else ${FIRESTORE.usual}; the
                       real service only with GOOGLE_APPLICATION_CREDENTIALS and neither of these)
  --project <id>       the project (GCLOUD_PROJECT, else demo-farwork)
  --help               show this
`;

const FAULTS = {
  "not-empty": "The database is not empty: nothing was written. A backup goes into an empty one.",
  "not-whole": "The file is no backup, or not a whole one: nothing was written.",
} as const;

process.exitCode = await main();

/** The exit code: 0 done, 1 not, 2 not understood. */
async function main(): Promise<number> {
  const parsed = readCommandLine({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      firestore: { type: "string" },
      project: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (typeof parsed === "string") return misuse(parsed, USAGE);
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [act, file, ...extra] = positionals;
  if ((act !== "save" && act !== "restore") || file === undefined || extra.length > 0)
    return misuse("Name one file.", USAGE);
  const place = choosePlace(FIRESTORE, { emulator: values.firestore, project: values.project }, process.env);
  if (typeof place === "string") return misuse(place, USAGE);
  const problem = await enterPlace(FIRESTORE, place, process.env);
  return problem === undefined ? run(act, file) : fail(problem);
}

async function run(act: "save" | "restore", file: string): Promise<number> {
  const firestore = openFirestore();
  try {
    const outcome = await (act === "save" ? saveBackup(firestore, file) : restoreBackup(firestore, file));
    if (typeof outcome === "string") return fail(FAULTS[outcome]);
    console.log(`${outcome} documents ${act === "save" ? "written to" : "restored from"} ${file}`);
    return 0;
  } catch (error) {
    return fail(`The backup broke off: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await firestore.terminate();
  }
}
