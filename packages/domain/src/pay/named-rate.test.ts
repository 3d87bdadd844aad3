import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(null, `About us\nWe build tools for teams.\n${text}\nYou work with a small team.`);

describe("pay that a rate's name tells the time of", () => {
  it.each([
    ["The day rate is £460 outside IR35 for an initial six months.", "day", 119_600],
    ["Day rate of £460 for an initial nine-month contract", "day", 119_600],
    ["The day rate is £460 for a twelve-month contract.", "day", 119_600],
    ["Day rate is £460 for 6 months.", "day", 119_600],
    ["Day rate: £460-£510, invoiced monthly", "day", 119_600],
    ["Our day rate is $750, paid weekly.", "day", 195_000],
    ["Daily rate: $600 for a six-week engagement", "day", 156_000],
    ["Tagessatz 700 €, Abrechnung monatlich", "day", 182_000],
    ["Hourly rate: $30, five days a week", "hour", 62_400],
    ["Hourly rate: $30, 5 days a week", "hour", 62_400],
    ["Rate per hour: $30, three days a week", "hour", 62_400],
    ["Hourly rate: €65, invoiced monthly", "hour", 135_200],
    ["The hourly rate is $55 for an initial three months.", "hour", 114_400],
    ["Hourly pay rate: $20 - $25, weekly pay", "hour", 41_600],
  ])("is for that time: %j", (text, period, year) => {
    for (const pay of [parseSalary(text), readDescribed(text)]) {
      expect(pay).toMatchObject({ period, annual: { min: year } });
      expect(pay?.periodAssumed).toBeUndefined();
    }
  });

  it.each([
    ["Day rate: £1,800 a week", "week", 93_600],
    ["Pay: $5,000 monthly", "month", 60_000],
    ["Hourly rate of $30 ($5,200 a month)", "hour", 62_400],
    ["Day rate £400, or £1,800 a week", "day", 104_000],
    ["Salary: $5,000 monthly, five days a week", "month", 60_000],
    ["Daily pay: $900, paid weekly", "week", 46_800],
    ["Instead of a day rate we pay €3,000, invoiced monthly.", "month", 36_000],
    ["Salary: $600 per four-day week", "week", 31_200],
  ])("is for the time that stands at the amount, or where no rate is named: %j", (text, period, year) => {
    expect(parseSalary(text)).toMatchObject({ period, annual: { min: year } });
  });

  it("is by the piece where that is named at the amount", () => {
    expect(parseSalary("Hourly rate: $30 per article")?.byPiece).toBe(true);
  });
});

describe("how long work lasts, in words", () => {
  it.each([
    ["We offer a salary of £52,000 for a twelve-month fixed-term contract.", 52_000],
    ["Salary £41,000, three month notice period", 41_000],
    ["Salary £41,000, a one-month trial", 41_000],
  ])("is not what pay is for: %j", (text, year) => {
    expect(parseSalary(text)).toMatchObject({ period: "year", annual: { min: year, max: year } });
  });

  it("makes pay for all of it one sum, as in digits", () => {
    expect(parseSalary("$30,000 for six months")).toEqual(parseSalary("$30,000 for 6 months"));
    expect(parseSalary("$30,000 for six months")?.byPiece).toBe(true);
  });

  it("leaves pay every two weeks as it is", () => {
    expect(parseSalary("Pay: $1,850 every two weeks")).toMatchObject({ min: 1_850, annual: {} });
  });
});
