import { describe, expect, it } from "vitest";

import { readPayOffer } from "./read-pay-offer.ts";

describe("the minimum pay that words ask for", () => {
  it.each([
    ["60k - 80k", "60000"],
    ["60k-80k", "60000"],
    ["100-120k", "100000"],
    ["between 80k and 100k", "80000"],
    ["$100,000 - $150,000", "100000"],
    ["60.000 - 80.000 €", "60000 EUR"],
    ["€100–120 k", "100000 EUR"],
  ])("is the start of the range %j: %s", (text, pay) => {
    expect(readPayOffer(text)).toBe(pay);
  });

  it.each([
    ["100k cad", "100000 CAD"],
    ["C$120k", "120000 CAD"],
    ["120k AUD", "120000 AUD"],
    ["90k chf", "90000 CHF"],
    ["100k dollars", "100000"],
  ])("has the currency that %j names: %s", (text, pay) => {
    expect(readPayOffer(text)).toBe(pay);
  });

  it.each([
    ["$50/hr", "104000"],
    ["$25 an hour", "52000"],
    ["$22.50/hour", "46800"],
    ["£400 per day", "104000 GBP"],
    ["100k per year", "100000"],
    ["€5k/month", "60000 EUR"],
    ["€3000 per month", "36000 EUR"],
    ["5000 eur monthly", "60000 EUR"],
    ["$60k yearly", "60000"],
  ])("is converted to a year: %j is %s", (text, pay) => {
    expect(readPayOffer(text)).toBe(pay);
  });

  it.each([
    "401k",
    "401 k",
    "401(k)",
    "403 k",
    "100",
    "90,000",
    "9-5",
    "24/7",
    "2024-2025",
    "80k r",
    "40 per week",
    "5k",
    "2024k",
    "100k 000",
  ])("is undefined for %j", (text) => {
    expect(readPayOffer(text)).toBeUndefined();
  });
});
