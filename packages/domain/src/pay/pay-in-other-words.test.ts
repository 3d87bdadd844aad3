import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

it.each([
  ["CHF 7'200.– x 13", "CHF", 93_600, 93_600],
  ["CHF 7'200.– bis CHF 8'000.– pro Monat", "CHF", 86_400, 96_000],
  ["25k-30k INR pm", "INR", 300_000, 360_000],
  ["50 000 - 65 000 Kč/měsíc", "CZK", 600_000, 780_000],
  ["RON 8000-10000 brut/lună", "RON", 96_000, 120_000],
  ["VND 30.000.000/tháng", "VND", 360_000_000, 360_000_000],
  ["42 000 SEK i månaden", "SEK", 504_000, 504_000],
  ["25 € all'ora", "EUR", 52_000, 52_000],
] as const)("reads %j with its stated period", (text, currency, min, max) => {
  const pay = parseSalary(text);
  expect(pay).toMatchObject({ currency, annual: { min, max } });
  expect(pay?.periodAssumed).toBeUndefined();
});

it("takes “vanaf” for the least", () => {
  expect(parseSalary("Loon vanaf 15,50 euro bruto per uur")?.annual).toEqual({ min: 32_240 });
});

it("reads an O for a zero, also before thousands", () => {
  expect(parseSalary("$6OK - $70K")).toMatchObject({ min: 60_000, max: 70_000 });
});

it("compares no bare “$” whose period is Spanish", () => {
  expect(parseSalary("$25,000 - $30,000/mes")).toMatchObject({ period: "month", annual: {} });
});

it("takes what is paid by commission alone for no base pay", () => {
  expect(parseSalary("100% commission, $8k-$12k/mo")).toBeNull();
  expect(parseSalary("$60,000 a year, 10% commission")?.annual.min).toBe(60_000);
});

describe("a description", () => {
  const read = (text: string) => preferDescribedPay(null, text)?.annual ?? null;

  it.each([
    "The customers we serve earn less than $30,000 a year.",
    "The families you support pay $40 an hour.",
    "We bill clients at $120 per hour and pay you 50%.",
    "A per diem of $75 is paid for travel.",
  ])("states others' money: %j", (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ["Helping customers you earn $26 an hour.", 54_080, 54_080],
    ["You bill 40 hours a week at $30 an hour.", 62_400, 62_400],
    ["Pay rate: $60.00-$65.00/hr; bill rate: $95.00/hr", 124_800, 135_200],
    ["Jahresgehalt von 62.000 € bis 74.000 € sowie einen Bonus von bis zu 8.000 €", 62_000, 74_000],
    ["Rémunération annuelle : 40 000 € à 48 000 €, télétravail indemnisé 2,50 €/jour.", 40_000, 48_000],
  ])("states the job's pay beside it: %j", (text, min, max) => {
    expect(read(text)).toEqual({ min, max });
  });
});
