import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import {
  ENGLISH_SIGNS,
  formatAmount,
  formatConvertedPay,
  formatPay,
  formatWholeNumber,
  type PayTerms,
  roundToTwoDigits,
  writeEnglishNumber,
} from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";

describe("formatPay", () => {
  it.each([
    [{ min: 40_000, max: 50_000, currency: "USD", period: "year" }, "$40k–$50k a year"],
    [{ min: 31_200, max: 52_000, currency: "USD", period: "year" }, "$31.2k–$52k a year"],
    [{ min: 36_000, max: 36_000, currency: "EUR", period: "year" }, "€36k a year"],
    [{ min: 19.5, max: 25, currency: "USD", period: "hour" }, "$19.50–$25 an hour"],
    [{ min: 30, currency: "EUR", period: "hour" }, "From €30 an hour"],
    [{ max: 70_000, currency: "GBP", period: "year" }, "Up to £70k a year"],
    [{ max: 1_500, currency: "CAD", period: "month" }, "Up to CA$1,500 a month"],
    [{ min: 2_510_000, currency: "INR", period: "year" }, "From ₹2.51M a year"],
    [{ min: 400, max: 400, currency: "GBP", period: "day" }, "£400 a day"],
    [{ min: 900, max: 900, currency: "CHF", period: "week" }, "CHF\u00a0900 a week"],
    [{ min: 300_000, max: 300_002, currency: "INR", period: "year" }, "₹300k a year"],
    [{ min: 999_949, max: 999_950, currency: "INR", period: "year" }, "₹999.9k–₹1M a year"],
    [{ min: 9_999.999, currency: "USD", period: "month" }, "From $10k a month"],
    [{ min: 40_000, max: 50_000, currency: "USD", period: "year", periodAssumed: true }, "$40k–$50k a year?"],
    [{ min: 30, currency: "EUR", period: "hour", periodAssumed: true }, "From €30"],
    [
      { min: 30, currency: "EUR", period: "hour", periodAssumed: true, annual: { min: 62_400 } },
      "From €30 an hour?",
    ],
    [{ min: 30, currency: "EUR", period: "hour", periodAssumed: true, annual: {} }, "From €30"],
    [{ min: 25, max: 27, currency: "USD", period: "hour", currencyAssumed: true }, "$25–$27 an hour?"],
    [{ min: 5, currency: "USD", period: "hour", periodAssumed: true, byPiece: true }, "From $5 by the piece"],
    [{ max: 0.034, currency: "USD", period: "hour", byPiece: true }, "Up to $0.034 by the piece"],
    [{ currency: "USD", period: "year" }, ""],
  ] as const)("shows %j as %j", (pay, shown) => {
    expect(formatPay(pay)).toBe(shown);
  });

  it.each([
    ["de", "40,5k\u00a0€–52k\u00a0€ a year"],
    ["en-IN", "€40.5k–€52k a year"],
    ["ja", "€40.5k–€52k a year"],
    ["nl", "€\u00a040,5k–€\u00a052k a year"],
  ])("writes amounts as %s does, words in English", (locale, shown) => {
    expect(formatPay({ min: 40_500, max: 52_000, currency: "EUR", period: "year" }, locale)).toBe(shown);
  });

  it.each([
    [{ min: 45_000, max: 99_960 }, "₹45k–₹1L a year"],
    [{ min: 250_000, max: 1_400_000 }, "₹2.5L–₹14L a year"],
    [{ min: 9_994_000, max: 23_000_000 }, "₹99.94L–₹2.3Cr a year"],
  ])("counts rupees as India does, for those who read as there: %j", (range, shown) => {
    expect(formatPay({ ...range, currency: "INR", period: "year" }, "en-IN")).toBe(shown);
  });

  it.each([
    ["hi", "₹2.5L"],
    ["mr", "₹२.५L"],
    ["ta", "₹2.5L"],
    ["te-Telu-IN", "₹2.5L"],
    ["ta-LK", "₹250k"],
    ["en", "₹250k"],
  ])("counts rupees as where %s is mostly spoken", (locale, shown) => {
    expect(formatAmount(250_000, "INR", locale).replace(/\s/gu, "")).toBe(shown);
  });

  it("groups digits as the locale does", () => {
    expect(formatPay({ max: 1_500.5, currency: "EUR", period: "month" }, "de")).toBe(
      "Up to 1.500,50\u00a0€ a month",
    );
  });
});

const REAIS = { currency: "BRL", period: "month" } as const;

function say(stated: string, terms: PayTerms = REAIS, locale = "en"): string | undefined {
  const pay = parseSalary(stated);
  return pay ? formatConvertedPay(pay, terms, BUNDLED_RATES, locale) : "not read";
}

it.each([
  ["$60,000 a year", "≈ R$27k/month"],
  ["$60,000 - $90,000 a year", "≈ R$27k–R$40k/month"],
  ["€30 an hour", "≈ R$32k/month"],
  ["from $60,000 a year", "≥ R$27k/month"],
  ["up to $90,000 a year", "≤ R$40k/month"],
  ["R$ 120.000 por ano", "≈ R$10k/month"],
])("says of %j what it comes to in the reader’s terms", (stated, said) => {
  expect(say(stated)).toBe(said);
});

it("writes it as the reader does", () => {
  expect(say("$60,000 a year", { currency: "EUR", period: "month" }, "de")).toBe("≈ 4.300\u00A0€/month");
});

it("says one amount where both ends come to the same", () => {
  expect(say("$60,000 - $60,200 a year")).toBe("≈ R$27k/month");
});

it("has nothing to say of pay that is stated in those terms", () => {
  expect(say("R$ 9.000 por mês")).toBeUndefined();
});

it("marks what rests on a period that nobody stated", () => {
  expect(say("$60,000 - $90,000")).toBe("≈ R$27k–R$40k/month?");
});

it("converts neither pay in a currency without a rate nor pay that comes to no known year’s", () => {
  expect(say("NGN 9,000,000 a year")).toBeUndefined();
  expect(say("$60,000 a year", { currency: "NGN", period: "month" })).toBeUndefined();
  expect(say("€3,000 net a month")).toBeUndefined();
});

/** A tag for English that is formatted by `Intl`. */
const BY_INTL = "en-u-nu-latn";

it("writes amounts of every size as Intl writes them in English", () => {
  const currencies = fc.constantFrom(...ENGLISH_SIGNS.keys());
  const sizes = [1, 100, 100_000, 100_000_000, 100_000_000_000].map((max) =>
    fc.double({ min: 0, max, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.oneof(...sizes, fc.nat(2_000_000)), currencies, (amount, currency) => {
      expect(formatAmount(amount, currency, "en")).toBe(formatAmount(amount, currency, BY_INTL));
    }),
    { numRuns: 3000 },
  );
});

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])("groups %d by thousands", (count) => {
  expect(formatWholeNumber(count, "en")).toBe(formatWholeNumber(count, BY_INTL));
});

it("leaves out noughts that nobody needs, and keeps those that are asked for", () => {
  const written = [
    writeEnglishNumber(12.5, { mostDigits: 2 }),
    writeEnglishNumber(12.5, { leastDigits: 2, mostDigits: 2 }),
    writeEnglishNumber(12, { mostDigits: 2 }),
  ];
  expect(written).toEqual(["12.5", "12.50", "12"]);
});

it.each([
  [4_382, 4_400, 4_300, 4_400],
  [46, 46, 46, 46],
  [9.61, 9.6, 9.6, 9.7],
  [0.456, 0.46, 0.45, 0.46],
  [99_900, 100_000, 99_000, 100_000],
  [0, 0, 0, 0],
])("is rounded to two digits: %d", (amount, nearest, below, above) => {
  expect(roundToTwoDigits(amount)).toBe(nearest);
  expect(roundToTwoDigits(amount, Math.floor)).toBe(below);
  expect(roundToTwoDigits(amount, Math.ceil)).toBe(above);
});
