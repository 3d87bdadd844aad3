import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";

describe("base pay, told from what stands around it,", () => {
  it("is the hour's pay, to the hundredth of a cent, before what that comes to in a year", () => {
    expect(parseSalary("$29.0866/hour (annualized at $60,500)")).toMatchObject({
      min: 29.0866,
      max: 29.0866,
      currency: "USD",
      period: "hour",
      annual: { min: 60_500, max: 60_500 },
    });
  });

  it.each([
    ["Annual salary based on 40 hours FTE: £49,000", 49_000, "GBP"],
    ["£30,000 per annum, 37.5 hours per week", 30_000, "GBP"],
    ["Annualized salary: $60,500", 60_500, "USD"],
    ["60.000 € pro Jahr", 60_000, "EUR"],
  ])("is a year's in %j, whatever hours are worked for it", (text, amount, currency) => {
    const pay = parseSalary(text);
    expect(pay).toMatchObject({ min: amount, max: amount, currency, period: "year" });
    expect(pay).not.toHaveProperty("periodAssumed");
  });

  it("is of the week or month that other languages name", () => {
    expect(parseSalary("180,00€ pro Woche im Schnitt")).toMatchObject({ min: 180, period: "week" });
    expect(parseSalary("R$ 9.000 por mês")).toMatchObject({ min: 9_000, currency: "BRL", period: "month" });
    expect(parseSalary("3.200 € par mois")).toMatchObject({ min: 3_200, period: "month" });
  });

  it.each([
    "$50 per question",
    "$850–$1,000 per completed task",
    "OTE $120k – $150k+",
    "Average first-year income: $55,000+",
    "Expected earnings (rev share): $10,000–$15,000+ USD/month",
    "up to $5,250 in tuition assistance per academic year",
    "$40,000 in equity",
  ])("is not stated in %j", (text) => {
    expect(parseSalary(text)).toBeNull();
  });

  it("has no least where it is called a maximum", () => {
    const pay = parseSalary("The maximum base pay for this position is $175,000, by experience");
    expect(pay).toMatchObject({ max: 175_000, annual: { max: 175_000 } });
    expect(pay).not.toHaveProperty("min");
  });

  it.each(["hourly rate: 60–90 pln net", "€2,500 a month after taxes"])(
    "is shown and not compared where it is what taxes leave: %j",
    (text) => {
      expect(parseSalary(text)).toMatchObject({ annual: {} });
      expect(parseSalary(text)?.annual).toEqual({});
    },
  );
});

describe("amounts of a feed that names no period", () => {
  const usual = { period: "year" } as const;

  it("are a year's where they can be, and marked as assumed", () => {
    expect(parseSalary({ min: 60_000, max: 80_000, currency: "USD", usual })).toMatchObject({
      period: "year",
      periodAssumed: true,
    });
    expect(parseSalary({ min: 8_352, max: 12_528, currency: "USD", usual })).toMatchObject({
      period: "year",
    });
  });

  it("are a month's where nobody is paid so little in a year", () => {
    expect(parseSalary({ min: 1_200, max: 1_800, currency: "USD", usual })).toMatchObject({
      period: "month",
      periodAssumed: true,
    });
  });

  it("are in the feed's usual currency only where it names none, and marked so", () => {
    const assumed = { min: 60_000, usual: { currency: "USD", ...usual } };
    expect(parseSalary(assumed)).toMatchObject({ currency: "USD", currencyAssumed: true });
    expect(parseSalary({ ...assumed, currency: "EUR" })).not.toHaveProperty("currencyAssumed");
  });
});
