import { createHmac, randomUUID } from "node:crypto";

import {
  createSession,
  deleteAccount,
  fetchJobs,
  fetchSavedSearches,
  readSession,
  saveSearch,
} from "@farwork/data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { needAddress, PROJECT } from "../integration/emulators.ts";
import { type FeedJobs, takeJobsIn } from "../integration/feed-jobs.ts";
import { arrive, askToken, openSharedDatabase, PASSWORD, visit } from "../integration/people.ts";
import { removeJobs } from "../integration/stored-jobs.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import { noteRow } from "./chaos-row.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { tellOutcome, untilIs } from "./meet-fault.ts";

const TEN_MINUTES_MS = 600_000;

const database = openSharedDatabase();
let jobs: FeedJobs;
beforeAll(async () => {
  jobs = await takeJobsIn();
});
afterAll(() => removeJobs(database, jobs.ids));

const CLOCKS = [
  { clock: "10 minutes ahead", skew: TEN_MINUTES_MS, deletion: "refused: sign in again" },
  { clock: "10 minutes behind", skew: -TEN_MINUTES_MS, deletion: "deleted" },
];

describe.each(CLOCKS)("functions whose clock is $clock", ({ clock, skew, deletion }) => {
  let functions: FunctionsProcess;
  beforeAll(async () => {
    functions = await spawnFunctions({ FARWORK_CLOCK_SKEW_MS: String(skew) });
  });
  afterAll(() => functions.stop());

  async function expectSeen(what: string, expected: string, act: () => Promise<string>): Promise<void> {
    const began = performance.now();
    const seen = await act();
    const seconds = (performance.now() - began) / 1000;
    noteRow({ link: `clock: ${what}`, fault: clock, expected, seen, seconds, afterwards: "" });
    expect(seen).toBe(expected);
  }

  it("accept current ID tokens and session cookies, and issue cookies that the others accept", async () => {
    await expectSeen("ID tokens and session cookies", "accepted, accepted elsewhere", async () => {
      const options = askFunctionsOf(functions);
      const ada = await arrive("Ada", options);
      const { sessionCookie } = await createSession(visit(options), await askToken(ada.browser));
      const outcomes = [
        await tellOutcome(readSession(visit(options), { sessionCookie }), "accepted"),
        await tellOutcome(readSession(visit(), { sessionCookie }), "accepted elsewhere"),
      ];
      return outcomes.join(", ");
    });
  });

  it("list every job, and save a search once", async () => {
    await expectSeen("listing, saved searches, their limit", "23 jobs, 1 search", async () => {
      const options = askFunctionsOf(functions);
      const filters = { tags: [jobs.tag] };
      const count = async () => `${(await fetchJobs(visit(options), { filters, view: "card" })).totalJobs}`;
      await untilIs(count, "23");
      const ada = await arrive("Ada", options);
      const search = { searchId: randomUUID(), name: "Tides", query: "q=tide" };
      await saveSearch(ada.browser, search);
      await saveSearch(ada.browser, search);
      return `${await count()} jobs, ${(await fetchSavedSearches(ada.browser)).length} search`;
    });
  });

  it("reject Stripe's events, which Stripe redelivers to those with the right clock", async () => {
    await expectSeen("a webhook's signature", "400, then 200", async () => {
      const event = buildEvent();
      const { urlOf } = functions;
      const right = `http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1/stripeWebhook`;
      return `${await deliver(urlOf("stripeWebhook"), event)}, then ${await deliver(right, event)}`;
    });
  });

  it("delete no account after a sign-in that seems old", async () => {
    await expectSeen("an account's deletion", deletion, async () => {
      const ada = await arrive("Ada", askFunctionsOf(functions));
      const outcome = await deleteAccount(ada.browser, PASSWORD);
      if (outcome.success) return "deleted";
      return outcome.code === "auth/requires-recent-login" ? "refused: sign in again" : outcome.code;
    });
  });
});

function buildEvent(): object {
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  const object = { id: "sub_any", object: "subscription", customer: "cus_nobodys", status: "active" };
  return { id, object: "event", type: "customer.subscription.updated", data: { object } };
}

async function deliver(url: string, event: object): Promise<number> {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1000);
  const secret = needAddress("STRIPE_WEBHOOK_SECRET");
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` };
  return (await fetch(url, { method: "POST", headers, body })).status;
}
