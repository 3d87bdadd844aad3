import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";
import type { PayPeriod } from "./pay.ts";

type Row = [
  text: string,
  min: number | undefined,
  max: number | undefined,
  currency: string,
  period: PayPeriod,
];

function expectPay([text, min, max, currency, period]: Row) {
  const pay = parseSalary(text);
  expect({ text, min: pay?.min, max: pay?.max, currency: pay?.currency, period: pay?.period }).toEqual({
    text,
    min,
    max,
    currency,
    period,
  });
}

describe("parseSalary", () => {
  it.each<Row>([
    ["$40,000 - $50,000", 40_000, 50_000, "USD", "year"],
    ["$20k - $35k", 20_000, 35_000, "USD", "year"],
    ["$20k -$35k", 20_000, 35_000, "USD", "year"],
    ["$31,2k- $52k", 31_200, 52_000, "USD", "year"],
    ["$36k", 36_000, 36_000, "USD", "year"],
    ["$90-$150k", 90_000, 150_000, "USD", "year"],
    ["€74k - 87k", 74_000, 87_000, "EUR", "year"],
    ["£45-55k per year", 45_000, 55_000, "GBP", "year"],
    ["$115-140,000.00/year", 115_000, 140_000, "USD", "year"],
    ["$120,000 to $140,000", 120_000, 140_000, "USD", "year"],
    ["between $120,000 and $140,000", 120_000, 140_000, "USD", "year"],
    ["$120,000~$140,000", 120_000, 140_000, "USD", "year"],
    ["$120,000 — $140,000", 120_000, 140_000, "USD", "year"],
    ["₹1.2M - ₹1.5M", 1_200_000, 1_500_000, "INR", "year"],
  ])("reads the range or amount in %j", (...row) => expectPay(row));

  it.each<Row>([
    ["€50.000", 50_000, 50_000, "EUR", "year"],
    ["EUR 60.000 - 90.000 gross p.a.", 60_000, 90_000, "EUR", "year"],
    ["£48476.50 - £50000.00", 48_476.5, 50_000, "GBP", "year"],
    ["1.234,50 € monthly", 1_234.5, 1_234.5, "EUR", "month"],
    ["45 000 - 55 000 EUR", 45_000, 55_000, "EUR", "year"],
    ["CHF 120'000", 120_000, 120_000, "CHF", "year"],
    ["CHF 120’000", 120_000, 120_000, "CHF", "year"],
    ["€4 200,50 monthly", 4_200.5, 4_200.5, "EUR", "month"],
    ["80 000, 90 000 or 95 000 EUR", 95_000, 95_000, "EUR", "year"],
    ["₹ 2,51,000 - 3,52,000", 251_000, 352_000, "INR", "year"],
    ["₹ 2,90,000 - 12,50,000", 290_000, 1_250_000, "INR", "year"],
    ["₹12 LPA", 1_200_000, 1_200_000, "INR", "year"],
    ["₹4.5 - 6 lakhs", 450_000, 600_000, "INR", "year"],
    ["6-8 LPA", 600_000, 800_000, "INR", "year"],
    ["4.5 lakhs p.a.", 450_000, 450_000, "INR", "year"],
    ["₹1.2 - 1.5 Cr", 12_000_000, 15_000_000, "INR", "year"],
    ["₹1 crore", 10_000_000, 10_000_000, "INR", "year"],
    ["€60.000,00 bis €70.000,00", 60_000, 70_000, "EUR", "year"],
    ["$1, 200 - $1, 800 per month", 1_200, 1_800, "USD", "month"],
    ["$1, 200 to $1,800 monthly", 1_200, 1_800, "USD", "month"],
    ["$60,675- $101, 125 annually", 60_675, 101_125, "USD", "year"],
    ["$67, 185 - 87, 263 CAD", 67_185, 87_263, "CAD", "year"],
    ["$1, 200 per month", 1_200, 1_200, "USD", "month"],
    ["Salary $120k, 150 people", 120_000, 120_000, "USD", "year"],
  ])("reads thousands and decimals as %j means them", (...row) => expectPay(row));

  it.each<Row>([
    ["$45-$120/Hour", 45, 120, "USD", "hour"],
    ["$19.19/hr", 19.19, 19.19, "USD", "hour"],
    ["$19/hr - $25/hr", 19, 25, "USD", "hour"],
    ["$65/ph- $70/ph", 65, 70, "USD", "hour"],
    ["$75 - $80/hr • 20 hrs/wk", 75, 80, "USD", "hour"],
    ["hourly rate: 60–90 pln net", 60, 90, "PLN", "hour"],
    ["$900/week - $1,100", 900, 1_100, "USD", "week"],
    ["£400 - £450 per day", 400, 450, "GBP", "day"],
    ["$900 a week", 900, 900, "USD", "week"],
    ["$4,5k - $5,5k/mo", 4_500, 5_500, "USD", "month"],
    ["monthly gross salary from 17200 pln - 33400 pln", 17_200, 33_400, "PLN", "month"],
    ["3,043 - 4,565 eur gross monthly", 3_043, 4_565, "EUR", "month"],
    ["$88,298 to $135,360 annually", 88_298, 135_360, "USD", "year"],
    ["40 hours a week, $30/hr", 30, 30, "USD", "hour"],
    ["20 gbp / 60 min", 20, 20, "GBP", "hour"],
    ["£500pd", 500, 500, "GBP", "day"],
  ])("reads the period in %j", (...row) => expectPay(row));

  it.each<Row>([
    ["$22 - $24", 22, 24, "USD", "hour"],
    ["$3k - $10k", 3_000, 10_000, "USD", "month"],
    ["$8,000 - $50,000", 8_000, 50_000, "USD", "year"],
    ["$10k", 10_000, 10_000, "USD", "month"],
    ["$500", 500, 500, "USD", "day"],
    ["£150", 150, 150, "GBP", "day"],
    ["$2,000 biweekly", 2_000, 2_000, "USD", "month"],
    ["$2,000 every two weeks", 2_000, 2_000, "USD", "month"],
    ["$9,900", 9_900, 9_900, "USD", "month"],
    ["10,000 - 16,000 pln", 10_000, 16_000, "PLN", "month"],
    ["₹ 25,000 - 30,000", 25_000, 30_000, "INR", "month"],
    ["¥6,000,000", 6_000_000, 6_000_000, "JPY", "year"],
  ])("tells the likeliest period of %j", (...row) => expectPay(row));

  it.each([
    ["$120,000", true],
    ["$45 - $60", true],
    ["$145,000 - $185,000 + 10% annual bonus", true],
    ["$80k in the US or $70k elsewhere", true],
    ["$120,000 a year", undefined],
    ["$45 - $60/hr", undefined],
    ["$80k in the US or $70k a year elsewhere", undefined],
    ["6-8 LPA", undefined],
  ])("says whether the period of %j is assumed", (text, periodAssumed) => {
    expect(parseSalary(text)?.currency).toBeDefined();
    expect(parseSalary(text)?.periodAssumed).toBe(periodAssumed);
  });

  it.each<Row>([
    ["$100,000 - $132,000 cad", 100_000, 132_000, "CAD", "year"],
    ["$80,000 - $90,000 (usd)", 80_000, 90_000, "USD", "year"],
    ["CA$130,000 - CA$150,000", 130_000, 150_000, "CAD", "year"],
    ["au$2,500 – au$3,000/month", 2_500, 3_000, "AUD", "month"],
    ["us $160,000 to us $230,000", 160_000, 230_000, "USD", "year"],
    ["usd $85,000 - $95,000 base salary", 85_000, 95_000, "USD", "year"],
    ["€53,125 - €62,500 eur", 53_125, 62_500, "EUR", "year"],
    ["4,000€ - 5,200€ per month", 4_000, 5_200, "EUR", "month"],
    ["r480k - r600k per annum", 480_000, 600_000, "ZAR", "year"],
    ["160k–300k php/month", 160_000, 300_000, "PHP", "month"],
    ["$4-$6usd/hour", 4, 6, "USD", "hour"],
    ["$70kUSD - $80kUSD", 70_000, 80_000, "USD", "year"],
    ["Salary (EUR): 50.000 - 60.000", 50_000, 60_000, "EUR", "year"],
  ])("reads the currency in %j", (...row) => expectPay(row));

  it.each<Row>([
    ["up to $1,500 per month", undefined, 1_500, "USD", "month"],
    ["up to $150,000 from $120,000", 120_000, 150_000, "USD", "year"],
    ["Up to £90k from £70k a year", 70_000, 90_000, "GBP", "year"],
    ["Up to €70k", undefined, 70_000, "EUR", "year"],
    ["less than €70k", undefined, 70_000, "EUR", "year"],
    ["under €70k", undefined, 70_000, "EUR", "year"],
    ["no less than €70k", 70_000, undefined, "EUR", "year"],
    ["more than €70k", 70_000, undefined, "EUR", "year"],
    ["$0 - $50k", undefined, 50_000, "USD", "year"],
    ["from £148,000 + stock options", 148_000, undefined, "GBP", "year"],
    ["starting at $285k/yr", 285_000, undefined, "USD", "year"],
    ["$100k+", 100_000, undefined, "USD", "year"],
    ["USD 40,000+", 40_000, undefined, "USD", "year"],
    ["starts at php 85,000+/month", 85_000, undefined, "PHP", "month"],
    ["~$117,000 usd, plus equity", 117_000, 117_000, "USD", "year"],
    ["up to 15-20 gbp / 60 min", undefined, 20, "GBP", "hour"],
    ["$100k or more", 100_000, undefined, "USD", "year"],
    ["$100k and up, depending on experience", 100_000, undefined, "USD", "year"],
    ["₱600/hour (starting, based on experience)", 600, undefined, "PHP", "hour"],
    ["$50/hr max", undefined, 50, "USD", "hour"],
  ])("reads the open end in %j", (...row) => expectPay(row));

  it.each<Row>([
    ["$90,000 - $95,000 base + $12,000 bonus", 90_000, 95_000, "USD", "year"],
    ["$150,000 + equity + benefits", 150_000, 150_000, "USD", "year"],
    ["$125,000 - $150,000 base salary plus 15%-20% bonus", 125_000, 150_000, "USD", "year"],
    ["$21-22/hour plus bonuses", 21, 22, "USD", "hour"],
    ["$30 - $40 + 10% annual bonus", 30, 40, "USD", "hour"],
    ["$50k - €45k", 50_000, 50_000, "USD", "year"],
    ["€44,000 - €66,000 or £32,900 - £61,100", 44_000, 66_000, "EUR", "year"],
    ["$70/hr, approximately $1,460/month", 70, 70, "USD", "hour"],
    ["$100k base / $30k commission", 100_000, 100_000, "USD", "year"],
    ["401k match, $80k", 80_000, 80_000, "USD", "year"],
    ["signing bonus of $5,000; salary $60k", 60_000, 60_000, "USD", "year"],
    ["$60k salary, $5,000 relocation", 60_000, 60_000, "USD", "year"],
    ["$60k - $75k, plus $50k - $60k in tokens", 60_000, 75_000, "USD", "year"],
  ])("reads the pay alone in %j", (...row) => expectPay(row));

  it.each<Row>([
    ["$100k ote, $70k base", 70_000, 70_000, "USD", "year"],
    ["OTE: $130k, base: $100k", 100_000, 100_000, "USD", "year"],
    ["OTE $180k (base $90k)", 90_000, 90_000, "USD", "year"],
    ["base $80k, $100k target earnings", 80_000, 80_000, "USD", "year"],
    ["$100k base / $30k commission / $130k ote", 100_000, 100_000, "USD", "year"],
    ["$80k - $90k; OTE $120k - $140k", 80_000, 90_000, "USD", "year"],
  ])("takes what is promised before what is hoped for in %j", (...row) => expectPay(row));

  it.each<Row>([
    [
      "$171,500 - $244,000 (usd) for NY; $146,000 - $207,500 (usd) elsewhere",
      146_000,
      244_000,
      "USD",
      "year",
    ],
    ["NYC $150k-$180k, elsewhere $120k-$150k", 120_000, 180_000, "USD", "year"],
    ["$90k - $110k + equity (US) or $70k - $80k + equity", 70_000, 110_000, "USD", "year"],
    ["$80k in the US or $70k elsewhere", 70_000, 80_000, "USD", "year"],
    ["up to $60k (junior); up to $90k (senior)", undefined, 90_000, "USD", "year"],
    ["from $60k or $80k with experience", 60_000, undefined, "USD", "year"],
    ["$55 or $65 an hour", 55, 65, "USD", "hour"],
    ["$100k - $120k (US), $110k - $130k CAD", 100_000, 120_000, "USD", "year"],
    ["$150k/year or $75/hour", 150_000, 150_000, "USD", "year"],
    ["$80k; $8k - $10k for the first month", 80_000, 80_000, "USD", "year"],
  ])("takes pay for several places together in %j", (...row) => expectPay(row));

  it.each<Row>([
    ["70,000 - 80,000 / month", 70_000, 80_000, "XXX", "month"],
    ["100k to 160k per annum", 100_000, 160_000, "XXX", "year"],
    ["65000 to 85000 pesos", 65_000, 85_000, "XXX", "month"],
    ["$85,000 - $110,000 USD/CAD", 85_000, 110_000, "XXX", "year"],
  ])("keeps what states no currency, or either of two, and compares it with nothing: %j", (...row) => {
    expectPay(row);
    expect(parseSalary(row[0])?.annual).toEqual({});
  });

  it.each([
    "",
    "2024 - 2025 salary review",
    "5 - 7 days a week",
    "competitive salary (usd)",
    "$xxx,xxx - $xxx,xxx",
    "€1,800 per year for flexible benefits",
    "$2 million ARR",
    "$1 - $500,000",
    "$90k - $20k",
    "$3 a year",
    "$1, 200",
    "$1, 200 - $800",
    "€1,23,4567",
    "€1,2345",
    "15% bonus",
    "ote range of $125,000—$160,000 usd",
    "$1e9",
    "$0",
    "$1000000000000",
  ])("leaves %j to be shown as text", (text) => {
    expect(parseSalary(text)).toBeNull();
  });

  it("reckons a year of 52 weeks of 40 hours or 5 days, and of 12 months", () => {
    expect(parseSalary("$20 - $30.50 /hr")?.annual).toEqual({ min: 41_600, max: 63_440 });
    expect(parseSalary("£400/day")?.annual).toEqual({ min: 104_000, max: 104_000 });
    expect(parseSalary("$900 a week")?.annual).toEqual({ min: 46_800, max: 46_800 });
    expect(parseSalary("up to $1,500 per month")?.annual).toEqual({ max: 18_000 });
    expect(parseSalary("$36k")?.annual).toEqual({ min: 36_000, max: 36_000 });
  });

  it("comes to an end with long texts that never quite are an amount", () => {
    for (const endless of ["1,", "1 000 ", "to ", "$ ", "base (", "60 min "]) {
      expect(parseSalary(endless.repeat(50_000))).toBeNull();
    }
  });
});
