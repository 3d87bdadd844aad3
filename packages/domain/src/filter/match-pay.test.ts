import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import type { Job } from "../job/job.ts";
import { makePay } from "../pay/annual-pay.ts";
import type { Pay } from "../pay/pay.ts";
import { buildJob } from "../testing/build-job.ts";
import { JobFilters } from "./job-filters.ts";
import { matchesFilters } from "./matches-filters.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

function shows(job: Job, stated: z.input<typeof JobFilters>): boolean {
  return matchesFilters(job, z.parse(JobFilters, stated), NOW);
}

describe("salary", () => {
  const paid = (range: Pick<Pay, "min" | "max">, currency = "USD"): Job => {
    const pay = makePay({ ...range, currency, period: "year", origin: "parsed" });
    return buildJob(pay ? { pay } : {});
  };
  const unstated = buildJob();

  it("shows a job whose maximum equals the requested minimum, and hides one a unit below", () => {
    expect(shows(paid({ min: 40_000, max: 60_000 }), { salary: { min: 60_000 } })).toBe(true);
    expect(shows(paid({ min: 40_000, max: 60_000 }), { salary: { min: 60_001 } })).toBe(false);
  });

  it("uses the lower bound if no upper one is stated", () => {
    expect(shows(paid({ min: 40_000 }), { salary: { min: 40_000 } })).toBe(true);
    expect(shows(paid({ min: 40_000 }), { salary: { min: 40_001 } })).toBe(false);
  });

  it("compares hourly rates per year", () => {
    const pay = makePay({ max: 50, currency: "USD", period: "hour", origin: "parsed" });
    expect(shows(buildJob(pay ? { pay } : {}), { salary: { min: 104_000 } })).toBe(true);
    expect(shows(buildJob(pay ? { pay } : {}), { salary: { min: 104_001 } })).toBe(false);
  });

  it.each([
    ["hour", 28.84, 28.85],
    ["day", 230, 231],
    ["week", 1153, 1154],
    ["month", 5000, 5001],
    ["year", 60_000, 60_001],
  ] as const)("compares what a least %s’s pay comes to in a year", (period, fits, isTooMuch) => {
    expect(shows(paid({ max: 60_000 }), { salary: { min: fits, period } })).toBe(true);
    expect(shows(paid({ max: 60_000 }), { salary: { min: isTooMuch, period } })).toBe(false);
  });

  it.each([
    ["hour", 20.44],
    ["hour", 54.18],
    ["hour", 67.73],
    ["day", 210.337],
  ] as const)("finds a job by its own %s’s pay of %d, and hides it a cent above", (period, most) => {
    const pay = makePay({ max: most, currency: "USD", period, origin: "parsed" });
    const job = buildJob(pay ? { pay } : {});
    expect(shows(job, { salary: { min: most, period } })).toBe(true);
    expect(shows(job, { salary: { min: most + 0.01, period } })).toBe(false);
  });

  it("converts pay to the chosen currency, by default US dollars", () => {
    const dollars = paid({ max: 60_000 });
    expect(shows(dollars, { salary: { min: 300_000, currency: "BRL" } })).toBe(true);
    expect(shows(dollars, { salary: { min: 60_000, currency: "EUR" } })).toBe(false);
    expect(shows(paid({ max: 60_000 }, "EUR"), { salary: { min: 69_000 } })).toBe(true);
    expect(shows(paid({ max: 4_700_000 }, "INR"), { salary: { min: 250_000 } })).toBe(false);
    expect(shows(dollars, { salary: { currency: "EUR" } })).toBe(true);
  });

  it("uses the given rates", () => {
    const filters = z.parse(JobFilters, { salary: { min: 60_000, currency: "EUR" } });
    const rates = { date: "2026-01-02", perEuro: { EUR: 1, USD: 0.9 } };
    expect(matchesFilters(paid({ max: 60_000 }), filters, NOW, rates)).toBe(true);
  });

  it("compares pay in a currency without a rate only with the same currency", () => {
    const naira = paid({ max: 60_000_000 }, "NGN");
    expect(shows(naira, { salary: { min: 1, currency: "EUR" } })).toBe(false);
    expect(shows(naira, { salary: { min: 1, currency: "EUR", includeUnstated: true } })).toBe(true);
    expect(shows(naira, { salary: { min: 60_000_000, currency: "NGN" } })).toBe(true);
  });

  it("hides jobs without pay once pay is filtered, unless they are included", () => {
    expect(shows(unstated, { salary: {} })).toBe(true);
    expect(shows(unstated, { salary: { min: 0 } })).toBe(false);
    expect(shows(unstated, { salary: { currency: "USD" } })).toBe(true);
    expect(shows(unstated, { salary: { min: 90_000, currency: "USD", includeUnstated: true } })).toBe(true);
  });
});
