import { describe, expect, it } from "vitest";

import { makePay } from "./annual-pay.ts";

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
    ["a few rupees an hour", "INR", "hour", 15],
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
