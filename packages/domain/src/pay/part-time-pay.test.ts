import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";

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
    ["ZAR", 36_000, 48_000],
    ["INR", 84_000, 84_000],
    ["PLN", 42_000, 42_000],
    ["TRY", 240_000, 240_000],
    ["DKK", 120_000, 140_000],
    ["MXN", 72_000, 90_000],
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
