import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary, type SalaryFields } from "./parse-salary.ts";

function readBoth(sent: SalaryFields, text: string) {
  const pay = parseSalary(sent);
  return pay && preferDescribedPay(pay, text);
}

const usual = { period: "year" } as const;

describe("pay that a feed sent in numbers, and the description states in words,", () => {
  it("is the hour's that the feed turned into a year's", () => {
    const sent = { min: 218_400, max: 291_200, currency: "USD", usual };
    const pay = readBoth(sent, "Forecast markets.\nWe pay $105–$140 per hour.\nWorth $5,000,000 in all.");
    expect(pay).toMatchObject({ min: 105, max: 140, period: "hour", annual: { min: 218_400, max: 291_200 } });
    expect(pay).not.toHaveProperty("periodAssumed");
  });

  it("has the open end that the feed left out", () => {
    const pay = readBoth({ min: 70_720, max: 70_720, currency: "USD", usual }, "Rates up to $34/hour.");
    expect(pay).toMatchObject({ max: 34, period: "hour" });
    expect(pay).not.toHaveProperty("min");
  });

  it("is in the currency described, where the feed put dollars for it", () => {
    const sent = { min: 240_000, max: 240_000, currency: "USD", usual };
    expect(readBoth(sent, "From 20 000 PLN gross monthly.")).toMatchObject({
      min: 20_000,
      currency: "PLN",
      period: "month",
    });
  });

  it("is in the dollar that the feed names where the words have a bare sign", () => {
    const sent = { min: 90_000, max: 110_000, currency: "CAD", period: "annual" };
    expect(readBoth(sent, "Salary: $90,000 - $110,000.")).toMatchObject({ currency: "CAD", period: "year" });
    expect(readBoth(sent, "Salary: $90,000 - $110,000.")).not.toHaveProperty("periodAssumed");
  });

  it("is a stated year's where a heading before the amounts says so", () => {
    const sent = { min: 63_750, max: 86_250, currency: "USD", usual };
    expect(readBoth(sent, "Annual salary range\n$63,750 - $86,250")).not.toHaveProperty("periodAssumed");
    expect(readBoth(sent, "Range\n$63,750 - $86,250")).toHaveProperty("periodAssumed", true);
  });

  it("is what the feed sent where the words come to another year, or are of something else", () => {
    const sent = { min: 60_000, max: 80_000, currency: "USD", period: "annual" };
    for (const text of [
      "",
      "A bonus of $80,000.",
      "$20 per hour",
      "Raised $80 million.",
      "$70,000 - $90,000",
    ]) {
      expect(readBoth(sent, text)).toEqual(parseSalary(sent));
    }
  });

  it("is found in time in a description without an end", () => {
    expect(readBoth({ min: 60_000, currency: "USD", usual }, "9 $ 1,000 - ".repeat(50_000))).not.toBeNull();
    expect(readBoth({ min: 60_000, currency: "USD", usual }, "9 a.\n".repeat(50_000))).not.toBeNull();
  });
});
