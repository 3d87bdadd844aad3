import process from "node:process";

import { openFirestore } from "../runtime/admin.ts";
import { fail, misuse, readCommandLine } from "../runtime/command-line.ts";
import { choosePlace, enterPlace, FIRESTORE, reachService } from "../runtime/command-place.ts";
import { endEverySignInOf } from "./end-every-sign-in.ts";
import { setOperator } from "./operator-claim.ts";

const SERVICE = {
  name: "identity service's emulator",
  variable: "FIREBASE_AUTH_EMULATOR_HOST",
  flag: "--auth",
  usual: "127.0.0.1:9099",
} as const;

const USAGE = `Usage: pnpm operator grant <e-mail>
       pnpm operator revoke <e-mail>
       pnpm operator end-sign-ins <e-mail>

Lets whoever has an account with that e-mail see how ingestion goes, at /operator, or no longer; or ends all of that
account's sign-ins, as when one was stolen.

Options:
  --auth <host:port>   where the identity service's emulator listens (${SERVICE.variable}, else ${SERVICE.usual};
                       the real service only with GOOGLE_APPLICATION_CREDENTIALS and neither of these)
  --firestore <host:port>
                       for end-sign-ins, where the Firestore emulator listens (${FIRESTORE.variable}, else
                       ${FIRESTORE.usual}; the real service as above)
  --project <id>       the project (GCLOUD_PROJECT, else demo-farwork)
  --help               show this
`;

const ACTS = {
  grant: { run: (email: string) => setOperator(email, true), done: "is an operator now: see /operator." },
  revoke: { run: (email: string) => setOperator(email, false), done: "is no operator any more." },
  "end-sign-ins": { run: endEverySignInOf, done: "is logged in nowhere any more." },
} as const;

process.exitCode = await main();

/** The exit code: 0 done, 1 not, 2 not understood. */
async function main(): Promise<number> {
  const parsed = readCommandLine({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      auth: { type: "string" },
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
  const [act, email, ...extra] = positionals;
  if (act !== "grant" && act !== "revoke" && act !== "end-sign-ins")
    return misuse("Say grant, revoke or end-sign-ins.", USAGE);
  if (email === undefined || extra.length > 0) return misuse("Name one e-mail.", USAGE);
  const place = choosePlace(SERVICE, { emulator: values.auth, project: values.project }, process.env);
  if (typeof place === "string") return misuse(place, USAGE);
  const store = choosePlace(FIRESTORE, { emulator: values.firestore, project: values.project }, process.env);
  if (typeof store === "string") return misuse(store, USAGE);
  if (act === "end-sign-ins") {
    if ((place.emulator === undefined) !== (store.emulator === undefined))
      return misuse("Name emulators of both services, or of none.", USAGE);
    const away = await reachService(FIRESTORE, store, process.env);
    if (away !== undefined) return fail(away);
  }
  const problem = await enterPlace(SERVICE, place, process.env);
  return problem === undefined ? change(act, email) : fail(problem);
}

async function change(act: keyof typeof ACTS, email: string): Promise<number> {
  const { run, done } = ACTS[act];
  try {
    if (!(await run(email))) return fail(`email: nobody signed up as ${email} (not-found).`);
  } catch (error) {
    return fail(`${act} broke off: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    if (act === "end-sign-ins") await openFirestore().terminate();
  }
  console.log(`${email} ${done}`);
  return 0;
}
