import { expect, it } from "vitest";

import { BUNDLED_RATES } from "./bundled-rates.ts";
import { PAY_CURRENCIES, suggestCurrency } from "./pay-currencies.ts";

it("offers only currencies that have a rate", () => {
  expect(PAY_CURRENCIES.filter((currency) => !Object.hasOwn(BUNDLED_RATES.perEuro, currency))).toEqual([]);
});

it.each([
  ["BR", "BRL"],
  ["DE", "EUR"],
  ["IN", "INR"],
  ["GB", "GBP"],
  ["US", "USD"],
  ["CH", "CHF"],
  ["NG", "USD"],
])("suggests for people in %s the currency %s", (country, currency) => {
  expect(suggestCurrency(country)).toBe(currency);
});
