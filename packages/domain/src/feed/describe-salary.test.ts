import { expect, it } from "vitest";

import { describeSalary } from "./describe-salary.ts";

it.each([
  [{ min: 4, max: 9, currency: "USD", period: "annual" }, "4 - 9 USD annual"],
  [{ min: "90000", max: 95_000, currency: "CAD", period: "yearly" }, "90,000 - 95,000 CAD yearly"],
  [{ min: 30_000, max: 30_000 }, "30,000 (currency not stated)"],
  [{ min: null, max: 9, currency: "PLN", period: "" }, "9 PLN"],
  [{ min: 0, max: "0", currency: "USD", period: "annual" }, ""],
  [{ min: "competitive", max: "", currency: "USD" }, ""],
  [{}, ""],
])("puts the pay %j in the words %j", (fields, words) => {
  expect(describeSalary(fields)).toBe(words);
});
