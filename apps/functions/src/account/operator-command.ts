import process from "node:process";
import { parseArgs } from "node:util";

import { openAuth, openFirestore } from "../runtime/admin.ts";
import { COMMON_OPTIONS, describePlaceOptions, fail, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE, IDENTITY } from "../runtime/command-place.ts";
import { endEverybodysSignIns, endEverySignInOf } from "./end-every-sign-in.ts";
import { setOperator } from "./operator-claim.ts";

const USAGE = `Usage: pnpm operator grant <e-mail>
       pnpm operator revoke <e-mail>
       pnpm operator end-sign-ins <e-mail>
       pnpm operator end-sign-ins --everybody [--since <moment>]

Lets whoever has an account with that e-mail see how ingestion goes, at /operator, or no longer; or ends all of that
account's sign-ins, as when one was stolen, or everybody's, as after a restore. Only for these the database is used.
Everybody's of the real services are ended only where --project names them.

Options:
  --since <moment>     pass over whose sign-ins were ended since then, as a run that broke off says
${describePlaceOptions([IDENTITY, FIRESTORE])}
`;

const OPTIONS = { ...COMMON_OPTIONS, everybody: { type: "boolean" }, since: { type: "string" } } as const;

/** Printed if a single account was requested. */
const UNFINISHED =
  "which broke off: browsers stay logged in until their cookies and tokens end. Asked for again, the deletion ends them.";

const openSignInPlaces = () => ({ auth: openAuth(), firestore: openFirestore() });

const ACTS = {
  grant: {
    services: [IDENTITY],
    run: async (email: string) => ((await setOperator(email, true)) ? "done" : "unknown"),
    done: "is an operator now: see /operator.",
  },
  revoke: {
    services: [IDENTITY],
    run: async (email: string) => ((await setOperator(email, false)) ? "done" : "unknown"),
    done: "is no operator any more.",
  },
  "end-sign-ins": {
    services: [IDENTITY, FIRESTORE],
    run: (email: string) => endEverySignInOf(openSignInPlaces(), email),
    done: "is logged in nowhere any more.",
  },
} as const;

process.exitCode = await runCommand({
  usage: USAGE,
  parse: (args) => parseArgs({ args, allowPositionals: true, options: OPTIONS }),
  read: ({ values: { everybody, since }, positionals: [act, email, ...extra] }) => {
    if (act !== "grant" && act !== "revoke" && act !== "end-sign-ins")
      return "Say grant, revoke or end-sign-ins.";
    if (everybody === true) {
      if (act !== "end-sign-ins" || email !== undefined)
        return "Everybody goes with end-sign-ins, and without an e-mail.";
      const from = since === undefined ? Date.now() : Date.parse(since);
      return Number.isNaN(from)
        ? "--since is no moment, such as 2026-11-22T08:00:00Z."
        : { act: ACTS[act], from };
    }
    if (since !== undefined) return "--since goes with --everybody.";
    return email === undefined || extra.length > 0 ? "Name one e-mail." : { act: ACTS[act], email };
  },
  services: ({ act }) => act.services,
  isForEverybody: (task) => "from" in task,
  run: async (task) => ("from" in task ? endEverybodys(new Date(task.from)) : runFor(task.email, task.act)),
});

async function runFor(email: string, { run, done }: (typeof ACTS)[keyof typeof ACTS]): Promise<number> {
  const outcome = await run(email);
  if (outcome === "unknown") return fail(`email: nobody signed up as ${email} (not-found).`);
  if (outcome === "unfinished") return fail(`${email} asked to be deleted, ${UNFINISHED}`);
  console.log(`${email} ${done}`);
  return 0;
}

async function endEverybodys(from: Date): Promise<number> {
  console.error(`Should this break off, it goes on with --since ${from.toISOString()}`);
  const { ended, earlier, unfinished } = await endEverybodysSignIns(openSignInPlaces(), {
    since: Math.floor(from.getTime() / 1000),
    onProgress: (done) => console.error(`${done} people`),
  });
  console.log(`${ended + earlier} people are logged in nowhere any more.`);
  return unfinished === 0 ? 0 : fail(`${unfinished} people asked to be deleted, ${UNFINISHED}`);
}
