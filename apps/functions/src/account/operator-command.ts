import process from "node:process";
import { parseArgs } from "node:util";

import { COMMON_OPTIONS, describePlaceOptions, fail, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE, IDENTITY } from "../runtime/command-place.ts";
import { endEverybodysSignIns, endEverySignInOf } from "./end-every-sign-in.ts";
import { setOperator } from "./operator-claim.ts";

const USAGE = `Usage: pnpm operator grant <e-mail>
       pnpm operator revoke <e-mail>
       pnpm operator end-sign-ins <e-mail>
       pnpm operator end-sign-ins --everybody

Lets whoever has an account with that e-mail see how ingestion goes, at /operator, or no longer; or ends all of that
account's sign-ins, as when one was stolen, or everybody's, as after a restore. Only for these the database is used.

Options:
${describePlaceOptions([IDENTITY, FIRESTORE])}
`;

const OPTIONS = { ...COMMON_OPTIONS, everybody: { type: "boolean" } } as const;

const ACTS = {
  grant: {
    services: [IDENTITY],
    run: (email: string) => setOperator(email, true),
    done: "is an operator now: see /operator.",
  },
  revoke: {
    services: [IDENTITY],
    run: (email: string) => setOperator(email, false),
    done: "is no operator any more.",
  },
  "end-sign-ins": {
    services: [IDENTITY, FIRESTORE],
    run: endEverySignInOf,
    done: "is logged in nowhere any more.",
  },
} as const;

process.exitCode = await runCommand({
  usage: USAGE,
  parse: (args) => parseArgs({ args, allowPositionals: true, options: OPTIONS }),
  read: ({ values: { everybody }, positionals: [act, email, ...extra] }) => {
    if (act !== "grant" && act !== "revoke" && act !== "end-sign-ins")
      return "Say grant, revoke or end-sign-ins.";
    if (everybody === true)
      return act === "end-sign-ins" && email === undefined
        ? { act: ACTS[act], email }
        : "Everybody goes with end-sign-ins, and without an e-mail.";
    return email === undefined || extra.length > 0 ? "Name one e-mail." : { act: ACTS[act], email };
  },
  services: ({ act }) => act.services,
  run: async ({ act, email }) => {
    if (email === undefined) {
      console.log(`${await endEverybodysSignIns()} people are logged in nowhere any more.`);
      return 0;
    }
    if (!(await act.run(email))) return fail(`email: nobody signed up as ${email} (not-found).`);
    console.log(`${email} ${act.done}`);
    return 0;
  },
  brokeOff: "This broke off",
});
