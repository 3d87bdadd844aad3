import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary, type SalaryFields } from "./parse-salary.ts";

const readBoth = (sent: SalaryFields, text: string) => preferDescribedPay(parseSalary(sent), text);
const dollars = { min: 100_000, max: 120_000, currency: "USD" };

describe("ranges of one posting", () => {
  it.each([
    "Base pay is $100,000 - $120,000 in most states and $110,000 - $130,000 in California.",
    "The base salary is $100,000 - $120,000. For New York, the range is $110,000 - $130,000.",
  ])("are one where they overlap, though only the first is called base pay: %j", (text) => {
    expect(readBoth(dollars, text)).toMatchObject({ min: 100_000, max: 130_000 });
  });

  it("are two where one is all that is paid, even if the feed has that one", () => {
    const text = "Base: $100,000 - $120,000. Total compensation: $130,000 - $160,000.";
    expect(readBoth(dollars, text)).toMatchObject({ min: 100_000, max: 120_000 });
    expect(readBoth({ ...dollars, min: 130_000, max: 160_000 }, text)).toMatchObject({ max: 120_000 });
  });

  it("are two where taxes have left one of them", () => {
    const text = "UoP: 20 000 - 25 000 PLN gross a month; B2B: 24 000 - 30 000 PLN net a month";
    expect(preferDescribedPay(null, text)).toMatchObject({ max: 25_000, annual: { max: 300_000 } });
  });

  it("have each the dollar of their country", () => {
    const text = "US: $100,000 - $120,000\nCanada: CAD 90,000 - 110,000";
    const canadian = { min: 90_000, max: 110_000, currency: "CAD" };
    expect(readBoth(canadian, text)).toMatchObject(canadian);
    expect(readBoth(dollars, text)).toMatchObject(dollars);
  });

  it("go from the first to the last of three amounts", () => {
    expect(parseSalary("$100,000 - $120,000 - $140,000")).toMatchObject({ min: 100_000, max: 140_000 });
  });
});

describe("a feed's period or currency", () => {
  it("gives way to words in a currency whose sign is letters", () => {
    const sent = { min: 300_000, max: 420_000, currency: "USD", period: "annual" };
    for (const [text, currency] of [
      ["Salary: R25 000 - R35 000 per month", "ZAR"],
      ["Rs. 25,000 - 35,000 a month", "INR"],
      ["RM25,000 - RM35,000 monthly", "MYR"],
    ] as const)
      expect(readBoth(sent, text)).toMatchObject({ min: 25_000, max: 35_000, currency, period: "month" });
    expect(readBoth(sent, "R2 units and R&D.")).toMatchObject({ currency: "USD" });
  });

  it("gives way where it made the amounts impossible, or is 2,080 hours of what is stated", () => {
    const monthly = { min: 90_000, max: 120_000, currency: "USD", period: "monthly" };
    expect(readBoth(monthly, "Salary: $90,000 - $120,000")).toMatchObject({ annual: { max: 120_000 } });
    const annual = { min: 31_200, max: 52_000, currency: "USD", period: "annual" };
    expect(readBoth(annual, "Pay range $15.00-$25.00")).toMatchObject({ min: 15, period: "hour" });
  });
});

describe("words around a range", () => {
  const read = (text: string) => readBoth(dollars, text);

  it("tell its most for another place", () => {
    const text =
      "Base pay ranges from $100,000/year in our lowest market up to $120,000/year in our highest market.";
    expect(read(text)).toMatchObject({ min: 100_000, max: 120_000, period: "year" });
  });

  it("tell of what it leaves out nothing that it is", () => {
    const text = "The base salary range is $100,000 to $120,000 (this does not include OTE or commissions).";
    expect(read(text)).toMatchObject({ min: 100_000, max: 120_000 });
    expect(read("$100,000 - $120,000 OTE (50/50 split between base and variable)")).toBeNull();
    expect(read("$100,000 - $120,000 in all, consisting of base salary and commission")).toBeNull();
  });

  it("tell its period from some lines above, where they are about what comes next", () => {
    const told = "The annual salary for this role is below. Offers differ by skill.\n$100,000—$120,000 USD";
    expect(read(told)).not.toHaveProperty("periodAssumed");
    const item = "At least one year of experience in a law office.\nSalary: $100,000 - $120,000";
    expect(read(item)).toHaveProperty("periodAssumed", true);
  });
});

describe("words beside an amount", () => {
  it.each([
    "Senior .NET engineer: $60,000 - $80,000",
    "Clients of high net worth. Salary: $60,000 - $80,000",
    "Annual salary $60,000 - $80,000 paid in monthly instalments",
    "Product Manager (m/w/d), salary $60,000 - $80,000",
  ])("say nothing of taxes or of its period: %j", (text) => {
    expect(parseSalary(text)).toMatchObject({ period: "year", annual: { min: 60_000, max: 80_000 } });
  });

  it.each([
    "Salary: $80,000, reviewed annually",
    "Salary: $80,000 + annual bonus",
    "$80,000, unlimited time off, two retreats a year",
    "Salary: $80,000 (full time, 40 hours weekly)",
    "$80k & annual bonus",
  ])("state no period by what comes each year or week: %j", (text) => {
    expect(parseSalary(text)).toMatchObject({
      min: 80_000,
      max: 80_000,
      period: "year",
      periodAssumed: true,
    });
  });

  it("never make a year's pay a month's that nobody gets", () => {
    const pay = parseSalary("Salary: $40,000 - $60,000 per month");
    expect(pay?.implausible).toBe(true);
    expect(pay?.annual).toEqual({});
  });

  it("tell pay for the whole of a term from a month's", () => {
    const pay = parseSalary("$12,000 for the 6-month fellowship");
    expect(pay?.byPiece).toBe(true);
    expect(pay?.annual).toEqual({});
  });
});
