import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(null, `About us\nWe build tools for teams.\n${text}\nYou work with a small team.`);

describe("a number that stands ahead of pay", () => {
  it.each([
    ["Band 6 - £17.80 per hour", 17.8, 17.8],
    ["Band 6: £17.80 - £20.10 per hour", 17.8, 20.1],
    ["Salary: Grade 8 - £15.90 per hour", 15.9, 15.9],
    ["SCP 9: £14.05 per hour", 14.05, 14.05],
    ["Level 2: $28/hr", 28, 28],
    ["Tier 4: $45 per hour", 45, 45],
    ["Mon-Fri 8-4 - $22/hr", 22, 22],
    ["Ages 4-6: $23/hr", 23, 23],
    ["Class of 10 - $40/hr", 40, 40],
    ["Hours per week: 25 - $35/hr", 35, 35],
    ["Openings: 4 - $19 per hour", 19, 19],
    ["Level 18 - $24 per hour", 24, 24],
    ["Stufe 4 - 18,50 € pro Stunde", 18.5, 18.5],
    ["Nível 2: R$ 28 por hora", 28, 28],
  ])("is no end of it: %j", (text, min, max) => {
    for (const pay of [parseSalary(text), readDescribed(text)])
      expect(pay).toMatchObject({ min, max, period: "hour" });
  });

  it.each([
    ["18 - $23/hr", 18, 23],
    ["Pay: 18-$23 an hour", 18, 23],
    ["The rate is 35 - $45/hr", 35, 45],
    ["The pay is between 18 and $23 per hour", 18, 23],
    ["A wage of 18 to $23 per hour", 18, 23],
    ["Salary: 70,000 - $90,000", 70_000, 90_000],
    ["Account Manager, 70k - $90k per year", 70_000, 90_000],
    ["Salary 70 - $90k", 70_000, 90_000],
    ["Wir zahlen 14 - 30 € pro Stunde", 14, 30],
    ["Pay: 15-40 EUR per hour", 15, 40],
    ["Junior position: 40-50k €", 40_000, 50_000],
  ])("is its least where it is introduced as pay, or is one by its size: %j", (text, min, max) => {
    expect(parseSalary(text)).toMatchObject({ min, max });
  });

  it.each([
    ["Level 1: $24/hr. Level 2: $30/hr. Level 3: $36/hr.", 24, 36],
    ["Tier 1: $75/hr. Tier 2: $60/hr. Tier 3: $45/hr.", 45, 75],
    ["Pay: Level 1 - $24/hr, Level 2 - $29/hr", 24, 29],
  ])("tells of levels, whose pay is one range: %j", (text, min, max) => {
    expect(readDescribed(text)).toMatchObject({ min, max, period: "hour" });
  });

  it("leaves what a feed has of one level", () => {
    const sent = parseSalary({ min: 30, max: 30, currency: "USD", period: "hourly" });
    expect(preferDescribedPay(sent, "Level 1: $24/hr. Level 2: $30/hr.")).toMatchObject({ min: 30, max: 30 });
  });

  it("is no end of a year's pay either", () => {
    expect(parseSalary("Requisition 60123 - $110,000 per year")).toMatchObject({ min: 110_000 });
    expect(parseSalary("Phase 3 – €3,400 per month")).toMatchObject({ min: 3_400, max: 3_400 });
  });
});
