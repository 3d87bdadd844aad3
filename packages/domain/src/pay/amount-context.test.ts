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

const isImplausible = (text: string) => parseSalary(text)?.implausible === true;

describe("a year's pay that is no full-time one", () => {
  it.each([
    ["Pay: £9,650 per annum (14 hours per week, term time only)", 9_650],
    ["Salary: £9,300 per annum, 2 days a week", 9_300],
    ["AUD 13,500 per year (part-time, 1 day a week)", 13_500],
    ["CHF 9'300 pro Jahr (Lernende)", 9_300],
    ["CHF 8'400 pro Jahr (20 %)", 8_400],
    ["CAD 8,200 per year, 7 hours a week", 8_200],
    ["6.600 € im Jahr (Minijob)", 6_600],
    ["6.900 € im Jahr (Ausbildung zum Koch)", 6_900],
    ["7.200 € brutos anuales (media jornada)", 7_200],
  ])("is meant where the text says so: %j", (text, amount) => {
    expect(parseSalary(text)).toMatchObject({ period: "year", annual: { min: amount, max: amount } });
    expect(isImplausible(text)).toBe(false);
  });

  it.each([
    "£6,400 per year, 40 hours per week",
    "7.200 € brutos anuales",
    "6.900 € im Jahr, Ausbildung vorausgesetzt",
    "€7,200 per year, 3 days a week in the office",
    "€7,200 per year (10 % bonus)",
  ])("is likelier a month's where nothing does: %j", (text) => {
    expect(isImplausible(text)).toBe(true);
  });

  it.each([
    ["AED", 48_000, 48_000],
    ["AED", 42_000, 54_000],
    ["ZAR", 54_000, 66_000],
    ["INR", 84_000, 84_000],
    ["PLN", 42_000, 42_000],
    ["TRY", 280_000, 280_000],
    ["DKK", 120_000, 140_000],
    ["MXN", 90_000, 110_000],
    ["GBP", 9_500, 10_500],
    ["CAD", 11_000, 13_000],
  ])("in fields of %s from %d to %d has its annual figure", (currency, min, max) => {
    expect(parseSalary({ min, max, currency, period: "yearly" })).toMatchObject({ annual: { min, max } });
  });
});

describe("a few hours' pay", () => {
  it.each([
    ["Pay: £240 per month for 4 hours a week.", { min: 240, currency: "GBP", period: "month" }],
    ["Pay: £65 a week (4 hours)", { min: 65, currency: "GBP", period: "week" }],
    ["Pay: A$480 per month, 4 hours a week", { min: 480, currency: "AUD", period: "month" }],
    ["A$95 per week", { min: 95, currency: "AUD", period: "week" }],
    ["CHF 380 pro Monat, 4 Stunden pro Woche", { min: 380, currency: "CHF", period: "month" }],
    ["CA$280 per month", { min: 280, currency: "CAD", period: "month" }],
  ])("is read: %j", (text, pay) => {
    expect(parseSalary(text)).toMatchObject(pay);
    expect(isImplausible(text)).toBe(false);
  });

  it("is not read where nobody is paid so little", () => {
    expect(parseSalary("Pay: £80 per month")).toBeNull();
  });
});
