import process from "node:process";

import { fail, misuse, readCommandLine } from "../runtime/command-line.ts";
import { choosePlace, enterPlace } from "../runtime/command-place.ts";
import { setOperator } from "./operator-claim.ts";

const SERVICE = {
  name: "identity service's emulator",
  variable: "FIREBASE_AUTH_EMULATOR_HOST",
  flag: "--auth",
  usual: "127.0.0.1:9099",
} as const;

const USAGE = `Usage: pnpm operator grant <e-mail>
       pnpm operator revoke <e-mail>

Lets whoever has an account with that e-mail see how ingestion goes, at /operator, or no longer.

Options:
  --auth <host:port>   where the identity service's emulator listens (${SERVICE.variable}, else ${SERVICE.usual};
                       the real service only with GOOGLE_APPLICATION_CREDENTIALS and neither of these)
  --project <id>       the project (GCLOUD_PROJECT, else demo-farwork)
  --help               show this
`;

process.exitCode = await main();

/** The exit code: 0 done, 1 not, 2 not understood. */
async function main(): Promise<number> {
  const parsed = readCommandLine({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      auth: { type: "string" },
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
  const [act, email, ...extra] = positionals;
  if (act !== "grant" && act !== "revoke") return misuse("Say grant or revoke.", USAGE);
  if (email === undefined || extra.length > 0) return misuse("Name one e-mail.", USAGE);
  const place = choosePlace(SERVICE, { emulator: values.auth, project: values.project }, process.env);
  if (typeof place === "string") return misuse(place, USAGE);
  const problem = await enterPlace(SERVICE, place, process.env);
  return problem === undefined ? change(email, act === "grant") : fail(problem);
}

async function change(email: string, isOperator: boolean): Promise<number> {
  try {
    if (!(await setOperator(email, isOperator)))
      return fail(`email: nobody signed up as ${email} (not-found).`);
  } catch (error) {
    return fail(`The claim could not be set: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.log(
    isOperator ? `${email} is an operator now: see /operator.` : `${email} is no operator any more.`,
  );
  return 0;
}
