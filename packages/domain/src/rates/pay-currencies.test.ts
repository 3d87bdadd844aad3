import { expect, it } from "vitest";

import { BUNDLED_RATES } from "./bundled-rates.ts";
import { hasRate, PAY_CURRENCIES, suggestCurrency } from "./pay-currencies.ts";

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
  ["RE", "EUR"],
  ["GP", "EUR"],
  ["GF", "EUR"],
  ["MQ", "EUR"],
  ["AX", "EUR"],
  ["PM", "EUR"],
  ["LI", "CHF"],
  ["JE", "GBP"],
  ["GG", "GBP"],
  ["IM", "GBP"],
  ["FO", "DKK"],
  ["GL", "DKK"],
  ["AR", "USD"],
  ["NG", "USD"],
])("suggests for people in %s the currency %s", (country, currency) => {
  expect(suggestCurrency(country)).toBe(currency);
});

it("has a rate only for what the given rates tell, or else for what they usually do", () => {
  const rates = { date: "2026-01-30", perEuro: { EUR: 1, NGN: 1600 } };
  expect(["EUR", "NGN", "TRY"].map((currency) => hasRate(currency, rates))).toEqual([true, true, false]);
  expect(["EUR", "NGN", "TRY"].map((currency) => hasRate(currency))).toEqual([true, false, true]);
});
