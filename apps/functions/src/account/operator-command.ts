import process from "node:process";
import { parseArgs } from "node:util";

import { openAuth, openFirestore } from "../runtime/admin.ts";
import { COMMON_OPTIONS, describePlaceOptions, fail, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE, IDENTITY } from "../runtime/command-place.ts";
import { endEverybodysSignIns, endEverySignInOf } from "./end-every-sign-in.ts";
import { setOperator } from "./operator-claim.ts";

const USAGE = `Usage: pnpm operator grant <email>
       pnpm operator revoke <email>
       pnpm operator end-sign-ins <email>
       pnpm operator end-sign-ins --everybody [--since <moment>]

grant lets an account see the state of feeds at /operator, and revoke takes that back. end-sign-ins logs an account out
everywhere, for example after a session was stolen; with --everybody all accounts, after a restore. Only end-sign-ins
uses the database. On real services, --everybody needs --project.

Options:
  --since <moment>     skip accounts logged out since then: an interrupted run prints the moment
${describePlaceOptions([IDENTITY, FIRESTORE])}
`;

const OPTIONS = { ...COMMON_OPTIONS, everybody: { type: "boolean" }, since: { type: "string" } } as const;

/** Printed if a single account was requested. */
const UNFINISHED =
  "interrupted: browsers stay logged in until their cookies and tokens expire, or the deletion is requested again.";

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
    done: "is no longer an operator.",
  },
  "end-sign-ins": {
    services: [IDENTITY, FIRESTORE],
    run: (email: string) => endEverySignInOf(openSignInPlaces(), email),
    done: "is logged out everywhere.",
  },
} as const;

process.exitCode = await runCommand({
  usage: USAGE,
  parse: (args) => parseArgs({ args, allowPositionals: true, options: OPTIONS }),
  read: ({ values: { everybody, since }, positionals: [act, email, ...extra] }) => {
    if (act !== "grant" && act !== "revoke" && act !== "end-sign-ins")
      return "Choose grant, revoke or end-sign-ins.";
    if (everybody === true) {
      if (act !== "end-sign-ins" || email !== undefined)
        return "--everybody is for end-sign-ins, without an email.";
      const from = since === undefined ? Date.now() : Date.parse(since);
      return Number.isNaN(from)
        ? "--since must be a moment such as 2026-11-22T08:00:00Z."
        : { act: ACTS[act], from };
    }
    if (since !== undefined) return "--since needs --everybody.";
    return email === undefined || extra.length > 0 ? "Give one email address." : { act: ACTS[act], email };
  },
  services: ({ act }) => act.services,
  isForEverybody: (task) => "from" in task,
  run: async (task) => ("from" in task ? endEverybodys(new Date(task.from)) : runFor(task.email, task.act)),
});

async function runFor(email: string, { run, done }: (typeof ACTS)[keyof typeof ACTS]): Promise<number> {
  const outcome = await run(email);
  if (outcome === "unknown") return fail(`email: nobody signed up as ${email} (not-found).`);
  if (outcome === "unfinished") return fail(`The deletion of ${email} was ${UNFINISHED}`);
  console.log(`${email} ${done}`);
  return 0;
}

async function endEverybodys(from: Date): Promise<number> {
  console.error(`If this is interrupted, continue with --since ${from.toISOString()}`);
  const { ended, earlier, unfinished } = await endEverybodysSignIns(openSignInPlaces(), {
    since: Math.floor(from.getTime() / 1000),
    onProgress: (done) => console.error(`${done} people`),
  });
  console.log(`${ended + earlier} people are logged out everywhere.`);
  return unfinished === 0 ? 0 : fail(`The deletion of ${unfinished} accounts was ${UNFINISHED}`);
}
