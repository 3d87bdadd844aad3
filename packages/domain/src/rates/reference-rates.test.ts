import { expect, it } from "vitest";

import { BUNDLED_RATES } from "./bundled-rates.ts";
import { convertAmount, findFactor } from "./reference-rates.ts";

it("converts via the euro in both directions", () => {
  const reais = convertAmount(100, "USD", "BRL", BUNDLED_RATES) ?? 0;
  expect(reais).toBeCloseTo(532.9, 1);
  expect(convertAmount(reais, "BRL", "USD", BUNDLED_RATES)).toBeCloseTo(100, 9);
});

it("keeps an amount in its own currency, with or without a rate", () => {
  expect(convertAmount(100, "NGN", "NGN", BUNDLED_RATES)).toBe(100);
});

it.each(["NGN", "", "constructor", "__proto__"])("has no rate for %j", (currency) => {
  expect(findFactor(currency, "EUR", BUNDLED_RATES)).toBeUndefined();
  expect(findFactor("EUR", currency, BUNDLED_RATES)).toBeUndefined();
});
