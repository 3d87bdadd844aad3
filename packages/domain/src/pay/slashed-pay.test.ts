import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";

describe("a range with a slash", () => {
  it.each([
    ["Salaire : 45/55K€ brut annuel", 45_000, 55_000],
    ["60/80k € a year", 60_000, 80_000],
    ["90/110k USD", 90_000, 110_000],
    ["$60/80k", 60_000, 80_000],
    ["$60k/80k", 60_000, 80_000],
    ["60k/80k €", 60_000, 80_000],
    ["$60k/$80k", 60_000, 80_000],
    ["R$ 5.000/7.000", 5_000, 7_000],
    ["$60,000/80,000 a year", 60_000, 80_000],
    ["60 000/80 000 € par an", 60_000, 80_000],
    ["40/50 € par heure", 40, 50],
    ["€500/600 per day", 500, 600],
  ])("has two ends: %j", (text, min, max) => {
    expect(parseSalary(text)).toMatchObject({ min, max });
  });

  it.each([
    ["$40/30 min lesson"],
    ["$200/100 words"],
    ["24/7 support, $40,000 a year"],
    ["Start 01/12, €500 per day"],
    ["£30k 4/5 days a week"],
  ])("is not read from other fractions: %j", (text) => {
    const pay = parseSalary(text);
    expect(pay?.min).toBe(pay?.max);
  });
});

describe("lakhs", () => {
  it.each([
    ["INR 12L", 1_200_000, 1_200_000],
    ["INR 12L - 18L", 1_200_000, 1_800_000],
    ["INR 12-18L", 1_200_000, 1_800_000],
    ["Rs. 12L", 1_200_000, 1_200_000],
    ["₹12L", 1_200_000, 1_200_000],
    ["₹12L – ₹18L", 1_200_000, 1_800_000],
    ["₹12–18L a year", 1_200_000, 1_800_000],
    ["12-18 L PA", 1_200_000, 1_800_000],
    ["12L - 18L p.a.", 1_200_000, 1_800_000],
    ["12L per annum", 1_200_000, 1_200_000],
    ["20L - 30L INR", 2_000_000, 3_000_000],
    ["Expected CTC: 25L-30L", 2_500_000, 3_000_000],
    ["CTC up to 25L", undefined, 2_500_000],
  ])("are hundred thousands of rupees: %j", (text, min, max) => {
    const pay = parseSalary(text);
    expect([pay?.min, pay?.max, pay?.currency]).toEqual([min, max, "INR"]);
  });

  it.each([["A 12L backpack"], ["Size: 12L - 14L"], ["$12L"]])("are not read from %j", (text) => {
    expect(parseSalary(text)?.currency).not.toBe("INR");
  });
});

describe("misspelt amounts", () => {
  it.each([
    ["£45kpa", 45_000, 45_000],
    ["£45kp.a.", 45_000, 45_000],
    ["£40k - £45kper annum", 40_000, 45_000],
    ["$8o,000 - $100,000", 80_000, 100_000],
    ["$1oo,000 a year", 100_000, 100_000],
  ])("are read as they are meant: %j", (text, min, max) => {
    expect(parseSalary(text)).toMatchObject({ min, max, period: "year" });
  });
});
