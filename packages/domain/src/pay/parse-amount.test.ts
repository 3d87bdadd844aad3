import * as fc from "fast-check";
import { expect, it } from "vitest";

import { parseAmount } from "./parse-amount.ts";

it.each([
  ["1200", 1200],
  ["1,200", 1200],
  ["1.200", 1200],
  ["1.200,50", 1200.5],
  ["1,200.50", 1200.5],
  ["1.234,567", 1234.57],
  ["12,5", 12.5],
  ["12.50", 12.5],
  ["0.125", 0.13],
  ["25 000", 25_000],
  ["25\u00A0000", 25_000],
  ["25\u202F000,5", 25_000.5],
  ["25'000", 25_000],
  ["1.250.000", 1_250_000],
  ["12,50,000", 1_250_000],
  ["12k", 12_000],
  ["12 K", 12_000],
  ["1,5k", 1500],
  ["1.250k", 1250],
  ["1.2M", 1_200_000],
  ["12 lakh", 1_200_000],
  ["1.5 cr", 15_000_000],
  ["€1.200", 1200],
  ["1.200 €", 1200],
  ["R$ 25 000", 25_000],
  ["US$90k", 90_000],
  ["₹12,50,000", 1_250_000],
  ["USD 50,000", 50_000],
  ["50 000 zł", 50_000],
  ["12k EUR", 12_000],
  ["CHF 100’000", 100_000],
  ["２５０００", 25_000],
  ["0", 0],
])("reads %j as %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  "",
  " ",
  "abc",
  "-5",
  "1e5",
  "1,2,3",
  "1..2",
  ",",
  ".5.5",
  "12kk",
  "much",
  "1,23,4",
  "9".repeat(30),
  "k",
])("takes %j for no amount", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it.each(["en", "de", "fr", "pt-BR", "en-IN", "de-CH", "sv", "pl", "es", "ar-EG", "fa", "mr", "bn", "my"])(
  "reads back any amount of ten thousand and more as %s writes it",
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000_000 }), (amount) => {
        expect(parseAmount(format.format(amount))).toBe(amount);
      }),
    );
  },
);

it("never throws, and gives no endless or negative amount", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text) ?? 0;
      expect(Number.isFinite(amount) && amount >= 0).toBe(true);
    }),
  );
});
