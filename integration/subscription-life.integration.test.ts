import { randomUUID } from "node:crypto";

import { fetchSavedSearches, openBillingPortal, startCheckout, updateSavedSearch } from "@farwork/data";
import { describe, expect, it } from "vitest";

import { arrive, askToken } from "./people.ts";
import { database, openTab, isStatus, tokenPlan, arriveAndPay } from "./plan-tabs.ts";
import { cancelNow, findSubscription, pay, pressInPortal, step } from "./stripe-pages.ts";
import { callWith, readClaims } from "./tokens.ts";

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

  it("waits for a delayed payment", async () => {
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

  it("ends with the period if cancelled, while a refund alone ends nothing", async () => {
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

describe("Pro's features", () => {
  it("end with it, even with a token that still says Pro, and saved data is kept", async () => {
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
