import { randomUUID } from "node:crypto";

import { chooseFreePlan, fetchPlanPrices, fetchUserData, startCheckout } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { PROJECT } from "./emulators.ts";
import { arrive, askToken, type Person, visit } from "./people.ts";
import { database, openTab, isPlan, isStatus, tokenPlan, arriveAndPay } from "./plan-tabs.ts";
import { findSubscription, pay, subscribe } from "./stripe-pages.ts";
import { callWith } from "./tokens.ts";
/** The response of a callable that returns a Stripe page. */
const Page = z.object({ result: z.object({ url: z.string() }) });

it("a tab knows the plan after navigating to another page", async () => {
  const ada = await arrive();
  for (let page = 0; page < 3; page += 1) {
    const tab = openTab(ada);
    expect(await tab.until(isPlan("free"))).toEqual({ plan: "free" });
    tab.stop();
  }
});

describe("the prices of Pro", () => {
  it("are public, as in Stripe", async () => {
    expect(await fetchPlanPrices(visit())).toEqual([
      { interval: "month", amount: 600, currency: "USD" },
      { interval: "year", amount: 6000, currency: "USD" },
    ]);
  });
});

describe("choosing Free", () => {
  it("is recorded on the person's document, even twice", async () => {
    const ada = await arrive();
    await chooseFreePlan(ada.browser);
    await chooseFreePlan(ada.browser);
    expect(await fetchUserData(ada.browser, ada.uid)).toMatchObject({ user: { paymentPlanSelected: true } });
    await expect(chooseFreePlan(visit())).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("a paid checkout", () => {
  it("returns to the plans page, and enables Pro in open tabs and tokens", async () => {
    const ada = await arriveAndPay();
    expect(ada.back).toMatch(/\/plans\?checkout=done$/);
    expect(await ada.tab.until(isStatus("active"))).toMatchObject({
      plan: "pro",
      subscription: { status: "active", interval: "month", currentPeriodEnd: expect.any(Date) },
    });
    expect(await tokenPlan(ada)).toBe("pro");
    expect(await fetchUserData(ada.browser, ada.uid)).toMatchObject({ user: { paymentPlanSelected: true } });
    ada.tab.stop();
  });

  it("keeps the operator role", async () => {
    const ada = await arrive();
    await getAuth(getApp(PROJECT)).setCustomUserClaims(ada.uid, { admin: true });
    const tab = openTab(ada);
    await pay(await startCheckout(ada.browser, { interval: "year", requestId: randomUUID() }));
    await tab.until(isPlan("pro"));
    expect((await getAuth(getApp(PROJECT)).getUser(ada.uid)).customClaims).toEqual({
      admin: true,
      plan: "pro",
    });
    tab.stop();
  });

  it("is created once per request id, and closes earlier open pages", async () => {
    const ada = await arrive();
    const [requestId, other] = [randomUUID(), randomUUID()];
    const first = await startCheckout(ada.browser, { interval: "month", requestId });
    expect(await startCheckout(ada.browser, { interval: "month", requestId })).toBe(first);
    const second = await startCheckout(ada.browser, { interval: "month", requestId: other });
    expect(second).not.toBe(first);
    expect(await (await fetch(first)).text()).toContain("This checkout is over");
  });

  it("is rejected with an active subscription", async () => {
    const ada = await arriveAndPay();
    await expect(
      startCheckout(ada.browser, { interval: "year", requestId: randomUUID() }),
    ).rejects.toMatchObject({ code: "invalid-argument", field: "plan" });
    ada.tab.stop();
  });

  it("is rejected when signed out, and names invalid fields", async () => {
    const request = { interval: "month", requestId: randomUUID() } as const;
    await expect(startCheckout(visit(), request)).rejects.toMatchObject({ code: "unauthenticated" });
    const ada = await arrive();
    await expect(startCheckout(ada.browser, { ...request, requestId: "?" })).rejects.toMatchObject({
      code: "invalid-argument",
      field: "requestId",
    });
  });

  it("whose card is declined changes nothing", async () => {
    const ada = await arrive();
    const url = await startCheckout(ada.browser, { interval: "month", requestId: randomUUID() });
    const page = await fetch(url, { method: "POST", body: new URLSearchParams({ way: "declined" }) });
    expect(await page.text()).toContain("The card was declined.");
    expect(await findSubscription(ada.email)).toBeUndefined();
  });
});

describe("the portal", () => {
  it("is the caller's own, whatever customer, email or person the call names", async () => {
    const [ada, bob] = await Promise.all([arrive(), arrive()]);
    await subscribe(database, bob);
    const { uid, email } = bob;
    const customerId = (await database.doc(`users/${uid}`).get()).get("stripeCustomerId");
    const bobs = { uid, email, customerId, customer: customerId, stripeCustomerId: customerId };
    const showPage = async (person: Person) => {
      const answer = await callWith("openBillingPortal", await askToken(person.browser), bobs);
      return (await fetch(z.parse(Page, answer).result.url)).text();
    };
    expect(await showPage(ada)).toContain("There is no subscription.");
    expect(await showPage(bob)).toContain("Cancel now");
  });
});

describe("the documents of billing", () => {
  it("reveal no customer to browsers", async () => {
    const ada = await arriveAndPay();
    const stored = await database.doc(`billing/${ada.uid}`).get();
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual(["plan", "subscription"]);
    ada.tab.stop();
  });
});
