import { describe, expect, it } from "vitest";

import { parseSalary } from "../pay/parse-salary.ts";
import { readEmployment, readStatedPay } from "./greenhouse-fields.ts";

const range = (title: string, min_cents: number, max_cents: number, currency_type = "USD") => ({
  title,
  min_cents,
  max_cents,
  currency_type,
});

/** The pay shown to readers: the field's numbers, or its text. */
function read(fields: { name: string; value: unknown }[], ranges: ReturnType<typeof range>[] = []) {
  const { salary, pay } = readStatedPay(fields, ranges);
  const found = parseSalary(pay ?? salary);
  return found && `${found.min}-${found.max} ${found.currency} a ${found.period}`;
}

describe("pay in a company's custom field", () => {
  it.each([
    ["Salary Range", { unit: "USD", min_value: "90000.0", max_value: 120_000 }, "90000-120000 USD a year"],
    ["Hourly Pay", { unit: "GBP", min_value: 20, max_value: 30 }, "20-30 GBP a hour"],
    ["Monthly salary", { unit: "EUR", amount: "4200.0" }, "4200-4200 EUR a month"],
    ["Compensation", "$90k - $120k", "90000-120000 USD a year"],
    ["Pay", ["€50,000", "€60,000"], "50000-60000 EUR a year"],
    ["Marketing salary", "$90k - $120k", "90000-120000 USD a year"],
  ])("is read from %s: %j", (name, value, expected) => {
    expect(read([{ name, value }])).toBe(expected);
  });

  it.each([
    ["Pay Grade", "120000"],
    ["Salary Currency", "USD 120000"],
    ["Bonus Pay", { unit: "USD", min_value: 9000, max_value: 12_000 }],
    ["OTE pay", { unit: "USD", min_value: 90_000, max_value: 120_000 }],
    ["Total compensation (OTE)", "$90k - $120k"],
    ["On-target compensation", "$90k - $120k"],
    ["Average salary", { unit: "USD", amount: 90_000 }],
    ["Salary estimate", "$90k - $120k"],
    ["Market pay", "$90k - $120k"],
    ["Salary midpoint", "$90k"],
    ["Pay (mid-point)", "$90k"],
    ["Salary Range", "Competitive"],
    ["Salary Range", { unit: "USD", min_value: null, max_value: null }],
    ["Salary Range", null],
    ["Paid Leave", "$90k - $120k"],
  ])("is not taken from %s: %j", (name, value) => {
    expect(readStatedPay([{ name, value }], [])).toEqual({ salary: "" });
  });

  it("is used if an earlier pay field is empty", () => {
    const fields = [
      { name: "Pay note", value: "Ask us" },
      { name: "Salary", value: "$90k" },
    ];
    expect(read(fields)).toBe("90000-90000 USD a year");
  });
});

describe("pay stated as ranges", () => {
  it("spans the ranges of several places", () => {
    const ranges = [range("New York", 12_000_000, 15_000_000), range("Elsewhere", 9_000_000, 13_000_000)];
    expect(read([], ranges)).toBe("90000-150000 USD a year");
  });

  it("uses the first currency and period", () => {
    const ranges = [
      range("US", 9_000_000, 12_000_000),
      range("UK", 4_000_000, 5_000_000, "GBP"),
      range("Hourly, US", 4_000, 6_000),
    ];
    expect(read([], ranges)).toBe("90000-120000 USD a year");
  });

  it("takes precedence over a custom field", () => {
    expect(read([{ name: "Salary", value: "$1k" }], [range("US", 9_000_000, 12_000_000)])).toBe(
      "90000-120000 USD a year",
    );
  });

  it("ignores a range of on-target pay", () => {
    const hoped = range("US OTE range", 15_000_000, 18_000_000);
    expect(read([], [hoped])).toBeNull();
    expect(read([], [hoped, range("US base range", 9_000_000, 12_000_000)])).toBe("90000-120000 USD a year");
  });

  it("ignores ranges of a bonus or of shares, but not of base pay without them", () => {
    const others = ["Annual bonus", "Sign-on bonus", "Equity value per year"].map((title) =>
      range(title, 1_000_000, 2_500_000),
    );
    expect(read([], others)).toBeNull();
    const base = range("Annual base, excluding bonus", 9_000_000, 12_000_000);
    expect(read([], [...others, base])).toBe("90000-120000 USD a year");
  });

  it("falls back to the custom field if it is empty", () => {
    expect(read([{ name: "Salary", value: "$90k" }], [range("US", 0, 0)])).toBe("90000-90000 USD a year");
  });
});

describe("the kind of employment", () => {
  it.each([
    ["Employment Type", "Full-time", ["Full-time"]],
    ["employment_type", ["Contract", "Part-time"], ["Contract", "Part-time"]],
    ["Time Type", null, []],
    ["Workplace Type", "Remote", []],
  ])("is read from %s: %j", (name, value, expected) => {
    expect(readEmployment([{ name, value }])).toEqual(expected);
  });
});
