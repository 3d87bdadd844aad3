import { expect, it } from "vitest";

import { BUNDLED_RATES } from "./bundled-rates.ts";
import { convertAmount, findFactor } from "./reference-rates.ts";

it("converts by way of the euro, there and back", () => {
  const reais = convertAmount(100, "USD", "BRL", BUNDLED_RATES) ?? 0;
  expect(reais).toBeCloseTo(532.9, 1);
  expect(convertAmount(reais, "BRL", "USD", BUNDLED_RATES)).toBeCloseTo(100, 9);
});

it("leaves an amount in its own currency as it is, with or without a rate", () => {
  expect(convertAmount(100, "NGN", "NGN", BUNDLED_RATES)).toBe(100);
});

it.each(["NGN", "", "constructor", "__proto__"])("knows no rate of %j", (currency) => {
  expect(findFactor(currency, "EUR", BUNDLED_RATES)).toBeUndefined();
  expect(findFactor("EUR", currency, BUNDLED_RATES)).toBeUndefined();
});
