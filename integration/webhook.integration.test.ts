import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

import { deleteAccount, startCheckout } from "@farwork/data";
import { StartCheckout } from "@farwork/domain/contract";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, it } from "vitest";

import { PROJECT, siteUrl } from "./emulators.ts";
import { arrive, openSharedDatabase, PASSWORD } from "./people.ts";
import { cancelNow, findSubscription, findSubscriptionById, subscribe } from "./stripe-pages.ts";

// The webhook over HTTP, in addition to deliveries of the local Stripe: apps/functions/src/billing tests all signature
// cases and orders of events.

const database = openSharedDatabase();

/** The secret of the running functions. */
function readSecret(): string {
  const secrets = readFileSync(new URL("../apps/functions/dist/.secret.local", import.meta.url), "utf8");
  return /^STRIPE_WEBHOOK_SECRET=(.+)$/m.exec(secrets)?.[1] ?? "";
}

async function deliver(event: object, { secret = readSecret(), sentAt = Date.now(), method = "POST" } = {}) {
  const body = JSON.stringify(event);
  const time = Math.floor(sentAt / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const answer = await fetch(`${siteUrl()}/stripeWebhook`, {
    method,
    headers: { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` },
    ...(method === "POST" && { body }),
  });
  return { status: answer.status, body: await answer.text() };
}

function buildEvent(customer: string, fields: object = {}) {
  const object = { id: "sub_any", object: "subscription", customer, status: "active", ...fields };
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  return { id, object: "event", type: "customer.subscription.updated", data: { object } };
}

async function findCustomerId(uid: string): Promise<string> {
  return String((await database.doc(`users/${uid}`).get()).get("stripeCustomerId"));
}

describe("the webhook", () => {
  it("responds with 400 to unsigned, old and future deliveries", async () => {
    const event = buildEvent("cus_any");
    const refused = { status: 400, body: "" };
    expect(await deliver(event, { secret: "whsec_another" })).toEqual(refused);
    expect(await deliver(event, { sentAt: Date.now() - 6 * 60_000 })).toEqual(refused);
    expect(await deliver(event, { sentAt: Date.now() + 6 * 60_000 })).toEqual(refused);
    expect(await deliver(event, { method: "GET" })).toMatchObject({ status: 405 });
  });

  it("does not trust an event's own data", async () => {
    const ada = await arrive();
    expect(await deliver(buildEvent(await findCustomerId(ada.uid)))).toEqual({ status: 200, body: "" });
    expect((await database.doc(`billing/${ada.uid}`).get()).data()).toEqual({ plan: "free" });
    expect((await getAuth(getApp(PROJECT)).getUser(ada.uid)).customClaims ?? {}).toEqual({});
  });

  it("changes nothing for another uid or an unknown customer", async () => {
    const ada = await arrive();
    await deliver(buildEvent(await findCustomerId(ada.uid), { metadata: { uid: "somebody-else" } }));
    await deliver(buildEvent("cus_nobodys", { metadata: { uid: ada.uid } }));
    expect((await database.doc(`billing/${ada.uid}`).get()).exists).toBe(false);
  });

  it("does not restore Pro on late or repeated updates", async () => {
    const ada = await arrive();
    await subscribe(database, ada);
    const { id = "" } = (await findSubscription(ada.email)) ?? {};
    const older = buildEvent(await findCustomerId(ada.uid), { id });
    expect(await deliver(older)).toEqual({ status: 200, body: "" });
    expect((await database.doc(`billing/${ada.uid}`).get()).get("plan")).toBe("pro");
    await cancelNow(database, ada);
    const ended = (await database.doc(`billing/${ada.uid}`).get()).data();
    for (const event of [older, buildEvent(await findCustomerId(ada.uid), { id })])
      expect(await deliver(event)).toEqual({ status: 200, body: "" });
    expect((await database.doc(`billing/${ada.uid}`).get()).data()).toEqual(ended);
    expect((await getAuth(getApp(PROJECT)).getUser(ada.uid)).customClaims).not.toHaveProperty("plan");
  });

  it(
    "accepts repeated events of an ended subscription in any order without changes",
    { tags: ["slow"] },
    async () => {
      const ada = await arrive();
      await subscribe(database, ada);
      const billing = database.doc(`billing/${ada.uid}`);
      const before = (await billing.get()).data();
      const customerId = await findCustomerId(ada.uid);
      const late = ["canceled", "past_due", "incomplete", "active"].map((status) =>
        buildEvent(customerId, { status }),
      );
      const copies = [...late, ...late.toReversed()];
      const answers = await Promise.all(copies.map((event) => deliver(event)));
      expect(answers.map(({ status }) => status)).toEqual(copies.map(() => 200));
      expect((await billing.get()).data()).toEqual(before);
    },
  );
});

describe("a deleted account", () => {
  it("is no longer billed, and late events recreate nothing", async () => {
    const ada = await arrive("Ada", { onProblem: () => {} });
    await subscribe(database, ada);
    const { id = "" } = (await findSubscription(ada.email)) ?? {};
    const customerId = await findCustomerId(ada.uid);
    expect(await deleteAccount(ada.browser, PASSWORD)).toEqual({ success: true });
    expect(await findSubscriptionById(id)).toMatchObject({ status: "canceled" });
    expect(await deliver(buildEvent(customerId))).toMatchObject({ status: 200 });
    expect((await database.doc(`billing/${ada.uid}`).get()).exists).toBe(false);
    expect((await database.doc(`stripeCustomers/${ada.uid}`).get()).exists).toBe(false);
  });
});

describe("a caller over the limit", () => {
  it("is denied Stripe's pages for the rest of the hour, while others are not", async () => {
    const [ada, bob] = await Promise.all([arrive(), arrive()]);
    const ask = (person: typeof ada) =>
      startCheckout(person.browser, { interval: "month", requestId: randomUUID() }).then(
        () => "a page",
        (error: { code?: string; field?: string }) => `${error.code} ${error.field}`,
      );
    const { callsPerHour } = StartCheckout;
    const answers: string[] = [];
    // Twice as many, in case the hour ends meanwhile.
    while (!answers.at(-1)?.startsWith("too-many") && answers.length <= 2 * callsPerHour)
      answers.push(await ask(ada));
    expect(answers.length).toBeGreaterThan(callsPerHour);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(["a page"]));
    expect(answers.at(-1)).toBe("too-many-requests rate");
    expect(await ask(bob)).toBe("a page");
  });
});
