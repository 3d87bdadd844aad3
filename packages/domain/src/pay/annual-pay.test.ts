import { describe, expect, it } from "vitest";

import { isOfOtherPeriod, makePay } from "./annual-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import { MINIMUM_WAGES } from "./minimum-wages.ts";

const stated = { currency: "USD", period: "year", origin: "structured" } as const;

describe("makePay", () => {
  it("keeps what was stated beside what it comes to in a year", () => {
    expect(makePay({ ...stated, min: 45, max: 60, period: "hour" })).toEqual({
      min: 45,
      max: 60,
      currency: "USD",
      period: "hour",
      origin: "structured",
      annual: { min: 93_600, max: 124_800 },
    });
  });

  it.each([
    ["no amount", {}],
    ["a minimum over the maximum", { min: 60_000, max: 50_000 }],
  ])("takes %s for a misreading", (_, range) => {
    expect(makePay({ ...stated, ...range })).toBeNull();
  });

  it("says of a range too wide to mean anything that it is no wage, and drops it where a text was misread", () => {
    const wide = { ...stated, min: 10_000, max: 300_000 };
    expect(makePay(wide)).toEqual({ ...wide, annual: {}, implausible: true });
    expect(makePay({ ...wide, origin: "parsed" })).toBeNull();
  });

  it.each([
    ["a few dollars a year", "USD", "year", 4],
    ["half a dollar an hour", "USD", "hour", 0.5],
    ["millions a year", "USD", "year", 2_000_000],
    ["hundreds of thousands a month", "EUR", "month", 120_000],
    ["a thousand an hour", "GBP", "hour", 1000],
    ["a few rupees an hour", "INR", "hour", 10],
    ["hundreds of millions of rupees", "INR", "year", 200_000_000],
  ] as const)(
    "says that %s is no wage, keeps it as stated and compares it with nothing",
    (_, currency, period, min) => {
      expect(makePay({ ...stated, currency, period, min })).toEqual({
        ...stated,
        currency,
        period,
        min,
        annual: {},
        implausible: true,
      });
    },
  );

  it.each([
    ["USD", "hour", 3],
    ["USD", "year", 900_000],
    ["INR", "month", 8_000],
    ["INR", "year", 60_000_000],
    ["PHP", "month", 15_000],
    ["JPY", "year", 4_000_000],
  ] as const)("believes in %s a %s’s pay of %d", (currency, period, min) => {
    expect(makePay({ ...stated, currency, period, min })?.implausible).toBeUndefined();
  });

  it("takes such an amount in a text for a misreading", () => {
    expect(makePay({ ...stated, origin: "parsed", max: 30_000_000 })).toBeNull();
    expect(makePay({ ...stated, origin: "parsed", min: 4 })).toBeNull();
  });
});

describe("a year's pay", () => {
  it.each([
    ["PLN", 15_000, 20_000],
    ["CZK", 60_000, 90_000],
    ["AED", 15_000, 18_000],
    ["CHF", 7_000, 8_500],
    ["TWD", 90_000, 130_000],
    ["EUR", 6_500, 8_000],
    ["GBP", 6_000, 8_500],
    ["CNY", 25_000, 27_000],
    ["SEK", 45_000, 60_000],
    ["INR", 50_000, 90_000],
    ["PHP", 40_000, 80_000],
    ["USD", 1_200, 1_800],
    ["MXN", 60_000, 80_000],
    ["ZAR", 40_000, 55_000],
    ["BRL", 12_000, 15_000],
    ["THB", 60_000, 85_000],
  ])("in %s of %d to %d is a month's by the minimum wage there", (currency, min, max) => {
    expect(isOfOtherPeriod({ min, max, currency, period: "year" })).toBe(true);
    expect(isOfOtherPeriod({ min, max, currency, period: "month" })).toBe(false);
  });

  it.each([
    ["PLN", 56_000],
    ["CZK", 250_000],
    ["AED", 60_000],
    ["CHF", 25_000],
    ["TWD", 345_000],
    ["EUR", 9_000],
    ["GBP", 12_000],
    ["CNY", 40_000],
    ["SEK", 200_000],
    ["INR", 120_000],
    ["PHP", 120_000],
    ["USD", 7_000],
    ["MXN", 95_000],
    ["ZAR", 55_000],
    ["BRL", 18_000],
    ["THB", 100_000],
    ["DKK", 130_000],
  ])("in %s of %d may be meant", (currency, min) => {
    expect(isOfOtherPeriod({ min, currency, period: "year" })).toBe(false);
  });

  it.each([
    ["PHP", 15_000, true],
    ["INR", 25_000, true],
    ["PHP", 3_000, false],
    ["INR", 5_000, false],
    ["EUR", 450, false],
  ])("in %s of %d said to be an hour's is one: %s", (currency, min, isOther) => {
    expect(isOfOtherPeriod({ min, currency, period: "hour" })).toBe(isOther);
  });

  it("is told in every currency that pay is read in", () => {
    expect(Object.keys(MINIMUM_WAGES).toSorted()).toEqual(Object.keys(CURRENCIES).toSorted());
  });
});
