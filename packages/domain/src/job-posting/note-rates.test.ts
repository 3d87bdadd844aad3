import { expect, it } from "vitest";

import { formatConvertedPay } from "../pay/format-pay.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import type { Pay } from "../pay/pay.ts";
import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import { RATES_UNREACHABLE } from "../rates/rate-age.ts";
import { noteRates } from "./note-rates.ts";

const rates = BUNDLED_RATES;
const terms = { currency: "EUR", period: "month" } as const;
const reader = {
  terms,
  rates,
  converted: (pay: Pay) => formatConvertedPay(pay, terms, rates),
  day: (date: Date) => date.toISOString().slice(0, 10),
  now: new Date("2025-10-10"),
};
const read = (...texts: readonly string[]) => texts.flatMap((text) => parseSalary(text) ?? []);
const DATED = "Pay converted at the European Central Bank’s rates of 2025-10-09";

it("gives the date of the rates, and says that they are old", () => {
  const pays = read("€4,000 a month", "$60,000 a year");
  expect(noteRates(pays, reader)).toBe(DATED);
  expect(noteRates(pays, { ...reader, now: new Date("2025-12-01") })).toBe(`${DATED}, over a month ago`);
});

it("says that there are none", () => {
  const without = { ...reader, rates: undefined, converted: () => undefined };
  expect(noteRates(read("$60,000 a year"), without)).toBe(RATES_UNREACHABLE);
});

it.each([
  ["no pay", []],
  ["pay in the reader’s currency, whatever its period", ["€60,000 a year"]],
  ["pay after tax", ["$3,000 net a month"]],
  ["pay by the piece", ["$50 per article"]],
])("says nothing of rates for %s, nor that there are none", (_, texts) => {
  const pays = read(...texts);
  expect(pays).toHaveLength(texts.length);
  expect(noteRates(pays, reader)).toBeUndefined();
  expect(noteRates(pays, { ...reader, rates: undefined })).toBeUndefined();
});

it("says nothing of pay in a currency without a rate, nor to a reader whose terms are unknown", () => {
  expect(noteRates(read("NGN 9,000,000 a year"), reader)).toBeUndefined();
  expect(noteRates(read("$60,000 a year"), { ...reader, terms: undefined })).toBeUndefined();
});
