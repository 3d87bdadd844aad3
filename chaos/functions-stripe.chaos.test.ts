import { ensureStripeCustomer } from "@farwork/data";
import { afterAll, beforeAll, it } from "vitest";
import * as z from "zod/mini";

import { needAddress } from "../integration/emulators.ts";
import { arrive, openSharedDatabase } from "../integration/people.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault, tellOutcome, untilIs } from "./meet-fault.ts";

openSharedDatabase();
let link: FaultyLink;
let functions: FunctionsProcess;
const stripe = needAddress("STRIPE_API_BASE");

beforeAll(async () => {
  link = await openFaultyHttp(new URL(stripe).host);
  functions = await spawnFunctions({ STRIPE_API_BASE: `http://${link.address}` });
});
afterAll(async () => {
  await functions.stop();
  await link.close();
});

const CASES: readonly FaultCase[] = [
  { fault: "kill", expected: "signed up, unavailable" },
  { fault: "hang", expected: "signed up, unavailable" },
  { fault: "reset", expected: "signed up, unavailable" },
  { fault: "5xx", expected: "signed up, unavailable" },
  { fault: "lost answer", expected: "signed up, unavailable" },
  { fault: "slow", expected: "signed up, customer" },
];

it.each(CASES)("Stripe that meets a $fault: $expected", async (faultCase) => {
  let ada: Awaited<ReturnType<typeof arrive>> | undefined;
  const signUp = async () => {
    ada = await arrive("Ada", askFunctionsOf(functions));
    return `signed up, ${await makeCustomer()}`;
  };
  const makeCustomer = async () =>
    ada === undefined ? "nobody" : tellOutcome(ensureStripeCustomer(ada.browser), "customer");
  await meetFault(faultCase, {
    link: "functions -> Stripe",
    broken: link,
    act: signUp,
    recover: async () => {
      await untilIs(makeCustomer, "customer");
      return `${await countCustomers(ada?.email ?? "")} customer`;
    },
    afterwards: "1 customer",
  });
});

const Customers = z.object({ data: z.array(z.object({ id: z.string() })) });

async function countCustomers(email: string): Promise<number> {
  const answer = await fetch(`${stripe}/v1/customers?${new URLSearchParams({ email }).toString()}`);
  return z.parse(Customers, await answer.json()).data.length;
}
