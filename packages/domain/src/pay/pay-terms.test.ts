import { expect, it } from "vitest";

import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import { formatConvertedPay, type PayTerms } from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";

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
