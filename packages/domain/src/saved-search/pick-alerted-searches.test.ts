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

describe("the searches that send mail", () => {
  it("are all that are not paused, as often as they ask, under Pro", () => {
    const searches = [search("b", 2, "instant"), search("a", 1, "daily"), search("c", 3, "daily", true)];
    expect(pick("pro", searches)).toEqual(["a daily", "b instant"]);
  });

  it("are the oldest that is not paused, weekly, once Pro has ended", () => {
    const searches = [search("b", 2, "instant"), search("c", 3, "daily"), search("a", 1, "instant", true)];
    expect(pick("free", searches)).toEqual(["b weekly"]);
  });

  it("do not depend on the order they come in, also of one moment", () => {
    expect(pick("free", [search("b", 1), search("a", 1)])).toEqual(["a weekly"]);
    expect(pick("free", [search("a", 1), search("b", 1)])).toEqual(["a weekly"]);
  });

  it("are none of none", () => {
    expect(pick("free", [])).toEqual([]);
    expect(pick("free", [search("a", 1, "weekly", true)])).toEqual([]);
  });
});
