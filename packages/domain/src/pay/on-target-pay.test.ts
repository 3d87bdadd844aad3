import { expect, it } from "vitest";

import { findOnTargetPay } from "./described-pay.ts";
import { formatPay } from "./format-pay.ts";

function find(salary: string, text = "", title = ""): string | null {
  const pay = findOnTargetPay(salary, text, title);
  expect(pay?.annual ?? {}).toEqual({});
  return pay && formatPay(pay);
}

it.each([
  ["$85,000 OTE", "$85k a year on target?"],
  ["OTE: $10,000 a month", "$10k a month on target"],
])("is what a feed calls so in %j", (salary, shown) => {
  expect(find(salary)).toBe(shown);
});

it.each([
  ["Your on-target earnings will be $160k a year, split 50/50.", "$160k a year on target"],
  ["The OTE for this role is £180,000 – £220,000.", "£180k–£220k a year on target?"],
  ["Commission only, $100k+ a year possible", "From $100k a year on target"],
])("is what a description calls so: %j", (text, shown) => {
  expect(find("", text)).toBe(shown);
});

it("is all that is stated where nothing is paid but commission, or the ranges are said to be on target", () => {
  expect(find("$120k - $220k", "This is a commission-only role.")).toBe("$120k–$220k a year on target?");
  const ofSales = "Pay: $60,000 - $120,000\nFor sales roles, these ranges are OTE ranges.";
  expect(find("", ofSales, "Account Executive")).toBe("$60k–$120k a year on target?");
  expect(find("", ofSales, "Baker")).toBeNull();
});

it.each([
  "10% commission on each deal of $50,000",
  "Earn $2,000 a week in commission",
  "Sign-on bonus of $5,000, target bonus 10%, equity worth $40,000",
  "Grow sales to our target of $100,000 a month",
  "Our agents typically earn $90k.",
  "We pay no commission.",
  "This is a commission-only role.\nWeek 2: $250 guaranteed minimum",
])("is no bonus, equity, sale or others' earnings: %j", (text) => {
  expect(find("", text)).toBeNull();
});
