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
    ["a range too wide to mean anything", { min: 10_000, max: 300_000 }],
    ["a year's pay of a few dollars", { min: 4 }],
    ["a year's pay of millions", { max: 30_000_000 }],
  ])("takes %s for a misreading", (_, range) => {
    expect(makePay({ ...stated, ...range })).toBeNull();
  });

  it("judges an amount by its currency", () => {
    expect(makePay({ ...stated, currency: "INR", min: 4_000_000 })).not.toBeNull();
    expect(makePay({ ...stated, currency: "USD", min: 4_000_000 })).toBeNull();
    expect(makePay({ ...stated, currency: "INR", min: 4_000 })).toBeNull();
    expect(makePay({ ...stated, currency: "USD", min: 4_000 })).not.toBeNull();
  });
});
