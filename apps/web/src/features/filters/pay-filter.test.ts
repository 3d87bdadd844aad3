import { BUNDLED_RATES } from "@farwork/domain/rates";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { describeRates, formatPayFilter } from "./pay-filter.ts";

it.each([
  [{ min: 50_000, currency: "EUR" }, "€50k or more"],
  [{ min: 5000, currency: "EUR", period: "month" }, "€5,000/month or more"],
  [{ min: 12.5, currency: "GBP", period: "hour" }, "£12.50/hour or more"],
  [{ min: 60_000 }, "$60k or more"],
  [{ min: 0, currency: "EUR" }, "Any stated pay"],
] as const)("says the least pay in its currency and for its period: %j", (salary, words) => {
  expect(formatPayFilter({ ...salary, includeUnstated: false })).toBe(words);
});

it("says when jobs without stated pay are included", () => {
  expect(formatPayFilter({ min: 0, currency: "CHF", includeUnstated: true })).toBe(
    "Any stated pay, or not stated",
  );
});

it("says the date of the rates, that they are old, or that there are none", () => {
  const { day } = createFormats("en-GB");
  const rates = { ...BUNDLED_RATES, date: "2026-01-23" };
  expect(describeRates({ rates, day }, new Date("2026-01-30"))).toContain("rates of 23 January 2026. Pay");
  expect(describeRates({ rates, day }, new Date("2026-02-01"))).toContain("2026, over a week ago.");
  expect(describeRates({ rates, day }, new Date("2027-02-01"))).toContain("2026, over a year ago.");
  expect(describeRates({ rates: undefined, day }, new Date("2026-02-01"))).toContain("can’t be reached");
});
