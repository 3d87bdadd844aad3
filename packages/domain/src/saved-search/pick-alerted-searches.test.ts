import { describe, expect, it } from "vitest";

import type { AlertFrequency } from "../billing/alert-frequencies.ts";
import { pickAlertedSearches } from "./pick-alerted-searches.ts";

const search = (searchId: string, day: number, frequency: AlertFrequency = "weekly", isPaused = false) => ({
  searchId,
  frequency,
  isPaused,
  createdAt: new Date(Date.UTC(2026, 0, day)),
});
const pick = (plan: "free" | "pro", searches: ReturnType<typeof search>[]) =>
  pickAlertedSearches(plan, searches).map(({ searchId, alertsEvery }) => `${searchId} ${alertsEvery}`);

describe("the searches that send emails", () => {
  it("are all active ones at their own frequency with Pro", () => {
    const searches = [search("b", 2, "instant"), search("a", 1, "daily"), search("c", 3, "daily", true)];
    expect(pick("pro", searches)).toEqual(["a daily", "b instant"]);
  });

  it("are the oldest active one, weekly, once Pro has ended", () => {
    const searches = [search("b", 2, "instant"), search("c", 3, "daily"), search("a", 1, "instant", true)];
    expect(pick("free", searches)).toEqual(["b weekly"]);
  });

  it("do not depend on input order, even if created at the same time", () => {
    expect(pick("free", [search("b", 1), search("a", 1)])).toEqual(["a weekly"]);
    expect(pick("free", [search("a", 1), search("b", 1)])).toEqual(["a weekly"]);
  });

  it("are none if there are no searches", () => {
    expect(pick("free", [])).toEqual([]);
    expect(pick("free", [search("a", 1, "weekly", true)])).toEqual([]);
  });
});
