import { expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { formatPay } from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";

it.each([
  ["PEN 4,500 - 6,000 monthly", { min: 4_500, max: 6_000, currency: "PEN", period: "month" }],
  ["Salary: 6,000 GEL per month", { min: 6_000, max: 6_000, currency: "GEL", period: "month" }],
  ["Pay is KWD 1,200 monthly", { min: 1_200, max: 1_200, currency: "KWD", period: "month" }],
  ["UYU 90.000 per month", { min: 90_000, max: 90_000, currency: "UYU", period: "month" }],
])("pay in a currency that we know no wages of is shown, and has no year's figure: %s", (text, stated) => {
  expect(parseSalary(text)).toEqual({ ...stated, annual: {}, origin: "parsed" });
});

it("is read in a description, too, where it is called pay", () => {
  const pay = preferDescribedPay(null, "About us\nThe salary is PEN 4,500 - 6,000 per month.\nApply now.");
  expect(pay && formatPay(pay)).toBe("PEN\u00a04,500–PEN\u00a06,000 a month");
});

it("has no time where none is stated", () => {
  const pay = parseSalary("Salary: PEN 5,000");
  expect(pay && formatPay(pay)).toBe("PEN\u00a05,000");
});

it("counts Icelandic crowns, which have a rate", () => {
  expect(parseSalary("ISK 900,000 per month")?.annual).toEqual({ min: 10_800_000, max: 10_800_000 });
});

it.each(["ALL 50,000 employees", "TOP 1,000 companies", "pen 5,000 letters", "You mop 1,000 floors"])(
  "takes no other word for a currency: %s",
  (text) => {
    expect(parseSalary(text)).toBeNull();
  },
);
