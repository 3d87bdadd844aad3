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

it("a tab that leaves a page with the plan and comes to another knows it there too", async () => {
  const ada = await arrive();
  for (let page = 0; page < 3; page += 1) {
    const tab = openTab(ada);
    expect(await tab.until(isPlan("free"))).toEqual({ plan: "free" });
    tab.stop();
  }
});

describe("what Pro costs", () => {
  it("is told to anybody, as Stripe has it", async () => {
    expect(await fetchPlanPrices(visit())).toEqual([
      { interval: "month", amount: 600, currency: "USD" },
      { interval: "year", amount: 6000, currency: "USD" },
    ]);
  });
});

describe("choosing Free", () => {
  it("is noted on the person's document, also twice", async () => {
    const ada = await arrive();
    await chooseFreePlan(ada.browser);
    await chooseFreePlan(ada.browser);
    expect(await fetchUserData(ada.browser, ada.uid)).toMatchObject({ user: { paymentPlanSelected: true } });
    await expect(chooseFreePlan(visit())).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("a paid checkout", () => {
  it("leads back to the plans, and makes it Pro in open tabs and in their tokens", async () => {
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

  it("leaves an operator one", async () => {
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

  it("is asked for once under one name, and the page left open before closes", async () => {
    const ada = await arrive();
    const [requestId, other] = [randomUUID(), randomUUID()];
    const first = await startCheckout(ada.browser, { interval: "month", requestId });
    expect(await startCheckout(ada.browser, { interval: "month", requestId })).toBe(first);
    const second = await startCheckout(ada.browser, { interval: "month", requestId: other });
    expect(second).not.toBe(first);
    expect(await (await fetch(first)).text()).toContain("This checkout is over");
  });

  it("is refused beside a subscription that lives", async () => {
    const ada = await arriveAndPay();
    await expect(
      startCheckout(ada.browser, { interval: "year", requestId: randomUUID() }),
    ).rejects.toMatchObject({ code: "invalid-argument", field: "plan" });
    ada.tab.stop();
  });

  it("is nobody's who is signed out, and names its fields", async () => {
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

describe("the page to cancel on", () => {
  it("is the caller's own, whichever customer, e-mail or person the call names", async () => {
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
  it("name no customer that browsers could see", async () => {
    const ada = await arriveAndPay();
    const stored = await database.doc(`billing/${ada.uid}`).get();
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual(["plan", "subscription"]);
    ada.tab.stop();
  });
});
