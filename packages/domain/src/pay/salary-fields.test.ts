import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";

describe("parseSalary, of the fields of a feed", () => {
  it.each([
    ["hourly", 45, 60, "hour"],
    ["per-hour-wage", 45, 60, "hour"],
    ["1 HOUR", 45, 60, "hour"],
    ["daily", 400, 500, "day"],
    ["1 WEEK", 900, 1_000, "week"],
    ["monthly", 4_000, 5_000, "month"],
    ["annual", 60_000, 70_000, "year"],
    ["yearly", 60_000, 70_000, "year"],
    ["Annually", 60_000, 70_000, "year"],
    ["per-year-salary", 60_000, 70_000, "year"],
    ["1 YEAR", 60_000, 70_000, "year"],
  ])("knows the period %j", (word, min, max, period) => {
    expect(parseSalary({ min, max, currency: "USD", period: word })).toMatchObject({ min, max, period });
  });

  it("keeps what was stated, says where it is from, and reckons the year", () => {
    expect(parseSalary({ min: 45, max: 60, currency: "usd", period: "hourly" })).toEqual({
      min: 45,
      max: 60,
      currency: "USD",
      period: "hour",
      origin: "structured",
      annual: { min: 93_600, max: 124_800 },
    });
  });

  it("reads amounts sent as text, and tells a missing period from what is usual", () => {
    const fields = { min: "115000", max: "234118.50", currency: "USD" };
    expect(parseSalary(fields)).toMatchObject({
      min: 115_000,
      max: 234_118.5,
      period: "year",
      periodAssumed: true,
    });
    expect(parseSalary({ min: 20, max: 30, currency: "EUR", period: null })).toMatchObject({
      period: "hour",
      periodAssumed: true,
    });
  });

  it.each([
    ["60,000", 60_000],
    ["60,000.50", 60_000.5],
    ["60 000", 60_000],
    ["60\u202F000", 60_000],
    ["60'000", 60_000],
    ["1,250,000", 1_250_000],
    ["12,50,000", 1_250_000],
    ["60000.5", 60_000.5],
  ])("reads the text %j with its thousands apart", (min, amount) => {
    expect(parseSalary({ min, currency: "INR", period: "year" })?.min).toBe(amount);
  });

  it.each(["60,00", "50 60", "60,0000", "60000,000", "60.000,00", ",000"])(
    "leaves the text %j unread",
    (min) => {
      expect(parseSalary({ min, currency: "INR", period: "year" })).toBeNull();
    },
  );

  it.each([
    [{ min: 0, max: 70_000 }, { max: 70_000 }],
    [{ min: 50_000, max: 0 }, { min: 50_000 }],
    [{ min: 50_000, max: null }, { min: 50_000 }],
    [{ min: "", max: "70000" }, { max: 70_000 }],
  ])("takes an end left at nothing for one not stated: %j", (range, kept) => {
    const pay = parseSalary({ ...range, currency: "USD", period: "yearly" });
    expect({
      ...(pay?.min !== undefined && { min: pay.min }),
      ...(pay?.max !== undefined && { max: pay.max }),
    }).toEqual(kept);
  });

  it.each([
    ["zero pay", { min: 0, max: 0, currency: "USD", period: "annual" }],
    ["no amounts", { currency: "USD", period: "annual" }],
    ["no currency", { min: 60_000, max: 70_000, currency: null }],
    ["a currency nobody knows", { min: 60_000, max: 70_000, currency: "XXX", period: "annual" }],
    ["a name every object has", { min: 60_000, max: 70_000, currency: "constructor", period: "annual" }],
    ["pay every other week", { min: 2_000, max: 3_000, currency: "USD", period: "2 WEEKS" }],
    ["pay once", { min: 2_000, max: 3_000, currency: "USD", period: "one-time" }],
    ["ends the wrong way round", { min: 70_000, max: 60_000, currency: "USD", period: "annual" }],
    ["less than nothing", { min: -5, max: -2, currency: "USD", period: "hourly" }],
    ["a number that is none", { min: Number.NaN, max: Infinity, currency: "USD", period: "annual" }],
    ["words for an amount", { min: "competitive", currency: "USD", period: "annual" }],
  ])("leaves %s unread", (_, fields) => {
    expect(parseSalary(fields)).toBeNull();
  });

  it.each([
    ["SEK", 300_000],
    ["HKD", 100_000],
    ["INR", 120_000],
    ["PHP", 130_000],
  ])("takes a low wage in %s for the year's that it is", (currency, min) => {
    expect(parseSalary({ min, currency, period: "yearly" })).toHaveProperty("annual", { min });
  });

  it.each([
    ["a least of four dollars a year", { min: 4, max: 50_000, currency: "USD", period: "annual" }],
    ["four dollars a year", { min: 4, max: 4, currency: "USD", period: "annual" }],
    ["a month's pay called a year's", { min: 4_000, max: 5_500, currency: "EUR", period: "annual" }],
    ["a month's złoty called a year's", { min: 10_000, max: 14_000, currency: "PLN", period: "yearly" }],
    [
      "a month's Swedish crowns called a year's",
      { min: 50_000, max: 60_000, currency: "SEK", period: "yearly" },
    ],
    ["a month's shekels called a year's", { min: 30_000, max: 40_000, currency: "ILS", period: "yearly" }],
    ["a year's pay called a month's", { min: 60_000, max: 80_000, currency: "USD", period: "monthly" }],
    ["pesos sent as dollars", { min: 1_800_000, max: 2_000_000, currency: "USD", period: "annual" }],
  ])("keeps %s as stated, and says that it is no wage", (_, fields) => {
    const { min, max } = fields;
    expect(parseSalary(fields)).toMatchObject({ min, max, implausible: true });
    expect(parseSalary(fields)?.annual).toEqual({});
  });
});
