import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startCheckout } from "@farwork/data";
import { afterAll, beforeAll, it } from "vitest";

import { needAddress } from "../integration/emulators.ts";
import { arrive, openSharedDatabase } from "../integration/people.ts";
import { pay } from "../integration/stripe-pages.ts";
import { findFreePorts } from "../scripts/stack/ports.ts";
import { openLocalStripe } from "../scripts/stack/stripe/open-stripe.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault, untilIs } from "./meet-fault.ts";

const database = openSharedDatabase();
let folder: string;
let link: FaultyLink;
let functions: FunctionsProcess;

// A separate Stripe that delivers through a breakable link.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "farwork-chaos-stripe-"));
  const [port = 0] = await findFreePorts(1);
  functions = await spawnFunctions({ STRIPE_API_BASE: `http://127.0.0.1:${port}` });
  link = await openFaultyHttp(functions.address);
  const url = functions.urlOf("stripeWebhook").replace(functions.address, link.address);
  const secret = needAddress("STRIPE_WEBHOOK_SECRET");
  await openLocalStripe({ port, folder, webhook: { url, secret } });
});
afterAll(async () => {
  await functions.stop();
  await link.close();
  await rm(folder, { recursive: true });
});

const CASES: readonly FaultCase[] = [
  { fault: "kill", expected: "paid, no plan yet" },
  { fault: "hang", expected: "paid, no plan yet" },
  { fault: "reset", expected: "paid, no plan yet" },
  { fault: "5xx", expected: "paid, no plan yet" },
  { fault: "lost answer", expected: "paid, pro" },
  { fault: "slow", expected: "paid, pro" },
];

it.each(CASES)("a webhook that meets a $fault: $expected", async (faultCase) => {
  const ada = await arrive("Ada", askFunctionsOf(functions));
  const readPlan = async () => {
    const billing = await database.doc(`billing/${ada.uid}`).get();
    return String(billing.get("plan") ?? "no plan yet");
  };
  await meetFault(faultCase, {
    link: "Stripe's webhook -> functions",
    broken: link,
    act: async () => {
      await pay(await startCheckout(ada.browser, { interval: "month", requestId: ada.uid }));
      if (faultCase.expected === "paid, pro") await untilIs(readPlan, "pro");
      return `paid, ${await readPlan()}`;
    },
    recover: async () => {
      await untilIs(readPlan, "pro");
      return readPlan();
    },
    afterwards: "pro",
  });
});
