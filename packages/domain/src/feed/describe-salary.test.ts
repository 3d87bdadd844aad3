import { expect, it } from "vitest";

import { describeSalary } from "./describe-salary.ts";

it.each([
  [{ min: 4, max: 9, currency: "USD", period: "annual" }, "4 - 9 USD annual"],
  [{ min: "90000", max: 95_000, currency: "CAD", period: "yearly" }, "90000 - 95000 CAD yearly"],
  [{ min: 30, max: 30 }, "30"],
  [{ min: null, max: 9, currency: "PLN", period: "" }, "9 PLN"],
  [{ min: 0, max: "0", currency: "USD", period: "annual" }, ""],
  [{ min: "competitive", max: "", currency: "USD" }, ""],
  [{}, ""],
])("puts the pay %j in the words %j", (fields, words) => {
  expect(describeSalary(fields)).toBe(words);
});
