import { randomUUID } from "node:crypto";

import {
  chooseFreePlan,
  fetchPlanPrices,
  fetchSavedSearches,
  fetchUserData,
  openBillingPortal,
  startCheckout,
  updateSavedSearch,
  watchBilling,
} from "@farwork/data";
import type { BillingState } from "@farwork/domain";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getAuth as getBrowserAuth } from "firebase/auth";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { PROJECT } from "./emulators.ts";
import { arrive, askToken, openSharedDatabase, type Person, visit } from "./people.ts";
import { cancelNow, findSubscription, pay, pressInPortal, step, subscribe } from "./stripe-pages.ts";
import { callWith, readClaims } from "./tokens.ts";

const database = openSharedDatabase();
/** What a callable that leads to a page of Stripe's answers. */
const Page = z.object({ result: z.object({ url: z.string() }) });

/** An open tab that knows the plan: what it is told, and when it is told what one waits for. */
function openTab({ browser }: Person) {
  const told: BillingState[] = [];
  const waiting = new Set<() => void>();
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const stop = watchBilling(browser, {
    onChange: (state) => {
      told.push(state);
      for (const look of waiting) look();
    },
    onError: fail,
  });
  const until = (accept: (state: BillingState) => boolean) => {
    const accepted = new Promise<BillingState>((resolve) => {
      const look = () => {
        const state = told.at(-1);
        if (state === undefined || !accept(state)) return;
        waiting.delete(look);
        resolve(state);
      };
      waiting.add(look);
      look();
    });
    return Promise.race([accepted, failed]);
  };
  return { told, until, stop };
}

const isPlan = (plan: string) => (state: BillingState) => state.plan === plan;
const isStatus = (status: string) => (state: BillingState) => state.subscription?.status === status;

async function tokenPlan({ browser }: Person): Promise<unknown> {
  const token = await getBrowserAuth(browser.app).currentUser?.getIdTokenResult();
  return token?.claims["plan"];
}

/** Somebody who has paid Pro and whose open tab has heard of it. */
async function arriveAndPay() {
  const ada = await arrive();
  const tab = openTab(ada);
  await tab.until(isPlan("free"));
  const back = await pay(await startCheckout(ada.browser, { interval: "month", requestId: randomUUID() }));
  await tab.until(isPlan("pro"));
  return { ...ada, tab, back };
}

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

describe("a subscription's life", () => {
  it("is Pro through failed payments until Stripe gives up, and again once it is paid", async () => {
    const ada = await arriveAndPay();
    const { id = "" } = (await findSubscription(ada.email)) ?? {};
    await step(id, "fail-payment");
    expect(await ada.tab.until(isStatus("past_due"))).toMatchObject({ plan: "pro" });
    await step(id, "give-up");
    expect(await ada.tab.until(isStatus("unpaid"))).toMatchObject({ plan: "free" });
    expect(await tokenPlan(ada)).toBeUndefined();
    await step(id, "recover");
    expect(await ada.tab.until(isStatus("active"))).toMatchObject({ plan: "pro" });
    expect(await tokenPlan(ada)).toBe("pro");
    ada.tab.stop();
  });

  it("waits for money that arrives later", async () => {
    const ada = await arrive();
    const tab = openTab(ada);
    await pay(await startCheckout(ada.browser, { interval: "month", requestId: randomUUID() }), "transfer");
    expect(await tab.until(isStatus("incomplete"))).toMatchObject({ plan: "free" });
    const { id = "" } = (await findSubscription(ada.email)) ?? {};
    await step(id, "money-arrives");
    expect(await tab.until(isStatus("active"))).toMatchObject({ plan: "pro" });
    tab.stop();
  });

  it("is changed, cancelled, kept and ended on Stripe's page", async () => {
    const ada = await arriveAndPay();
    const portal = await openBillingPortal(ada.browser);
    await pressInPortal(portal, "year");
    await ada.tab.until(({ subscription }) => subscription?.interval === "year");
    await pressInPortal(portal, "cancel");
    const leaving = await ada.tab.until(({ subscription }) => subscription?.endsAt !== undefined);
    expect(leaving).toMatchObject({ plan: "pro" });
    expect(leaving.subscription?.endsAt).toEqual(leaving.subscription?.currentPeriodEnd);
    await pressInPortal(portal, "resume");
    await ada.tab.until(({ subscription }) => subscription?.endsAt === undefined);
    await pressInPortal(portal, "cancel-now");
    expect(await ada.tab.until(isStatus("canceled"))).toMatchObject({ plan: "free" });
    expect(await tokenPlan(ada)).toBeUndefined();
    ada.tab.stop();
  });

  it("ends with the period where it was cancelled for then, and a refund by itself ends nothing", async () => {
    const ada = await arriveAndPay();
    const { id = "" } = (await findSubscription(ada.email)) ?? {};
    await step(id, "refund");
    await pressInPortal(await openBillingPortal(ada.browser), "cancel");
    await ada.tab.until(({ subscription }) => subscription?.endsAt !== undefined);
    expect(ada.tab.told.at(-1)).toMatchObject({ plan: "pro" });
    await step(id, "renew");
    expect(await ada.tab.until(isStatus("canceled"))).toMatchObject({ plan: "free" });
    ada.tab.stop();
  });
});

describe("what Pro allowed", () => {
  it("ends with it, also for a token that still says Pro, and what was saved by then stays", async () => {
    const ada = await arriveAndPay();
    const token = await askToken(ada.browser);
    const save = (searchId: string, frequency: "instant" | "weekly") =>
      callWith("saveSearch", token, { searchId, name: "Tides", query: "q=tides", frequency });
    expect(readClaims(token)).toMatchObject({ plan: "pro" });
    for (const searchId of ["search-1", "search-2"])
      expect(await save(searchId, "instant")).toMatchObject({ result: { search: { frequency: "instant" } } });
    await updateSavedSearch(ada.browser, "search-2", { frequency: "weekly" });
    await updateSavedSearch(ada.browser, "search-2", { frequency: "instant" });
    await cancelNow(database, ada);

    expect(await save("search-3", "instant")).toMatchObject({ error: { status: "PERMISSION_DENIED" } });
    expect(await save("search-3", "weekly")).toMatchObject({
      error: { status: "FAILED_PRECONDITION", details: { field: "savedSearches" } },
    });
    await updateSavedSearch(ada.browser, "search-2", { frequency: "weekly" });
    await expect(updateSavedSearch(ada.browser, "search-2", { frequency: "instant" })).rejects.toMatchObject({
      code: "permission-denied",
    });
    const kept = await fetchSavedSearches(ada.browser);
    expect(kept.map(({ searchId }) => searchId).toSorted()).toEqual(["search-1", "search-2"]);
    ada.tab.stop();
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
