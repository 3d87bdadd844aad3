import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

/** Reads it both as a salary text and as a sentence of a description. */
const readBoth = (text: string) => [parseSalary(text), preferDescribedPay(null, text)];

describe("pay beside other money", () => {
  it.each([
    ["$5,000 signing bonus, $90,000 per year, bonus on top", 90_000, "year"],
    ["$500 home office stipend, $4,500 per month", 4_500, "month"],
    ["£1,000 joining bonus and £35,000 per annum", 35_000, "year"],
    ["$1,000 referral bonus. Pay: $22/hr", 22, "hour"],
    ["A sign-on payment of $4,000, hourly pay of $31", 31, "hour"],
    ["Sign-on: $2,500 | Pay: $24/hr", 24, "hour"],
    ["Get a £500 bonus when you start. £12.60 per hour.", 12.6, "hour"],
    ["Antrittsprämie 2.000 €, Gehalt 3.500 € im Monat", 3_500, "month"],
    ["Prime de bienvenue de 1 500 € et salaire de 40 000 € par an", 40_000, "year"],
    ["Bônus de contratação de R$ 5.000 e salário de R$ 9.000 por mês", 9_000, "month"],
    ["Commission of $500 per deal, salary of $48,000 per year", 48_000, "year"],
    ["AED 12,000 per month plus housing allowance of AED 3,000", 12_000, "month"],
  ])("is read for its own period: %j", (text, amount, period) => {
    for (const pay of readBoth(text)) {
      expect(pay).toMatchObject({ min: amount, period });
      expect(pay?.periodAssumed).toBeUndefined();
    }
  });

  it.each([
    "Competitive salary, $2,000 annual travel allowance",
    "Competitive pay and a $1,500 equipment budget",
    "Competitive hourly rate plus up to $500 monthly bonus",
    "Health insurance worth $6,000 a year and a competitive salary",
  ])("is not what is said of that alone: %j", (text) => {
    expect(readBoth(text)).toEqual([null, null]);
  });

  it.each([
    "Base salary, $90,000",
    "$65k base + $35k commission = $100k OTE",
    "Salary $90,000, equity $50,000",
  ])("keeps what it is called: %j", (text) => {
    for (const pay of readBoth(text)) expect(pay?.annual.min).toBe(text.startsWith("$65k") ? 65_000 : 90_000);
  });
});

describe("pay in training", () => {
  it.each([
    ["$25/hr for training, $32/hr after training", 32],
    ["$25 per hour during training, $30 per hour once training is complete", 30],
    ["Training: $15/hr. After training: $20/hr.", 20],
    ["$18/hour after training", 18],
  ])("gives way to that for after it: %j", (text, amount) => {
    for (const pay of readBoth(text)) expect(pay).toMatchObject({ min: amount, max: amount, period: "hour" });
  });
});

describe("a year of more than twelve months' pay", () => {
  it.each([
    ["Gehalt: 4.200 € brutto im Monat, 13 Gehälter", 54_600],
    ["CHF 7'000 pro Monat x 13", 91_000],
    ["Salário: R$ 6.000 por mês com 13 salários", 78_000],
    ["Ofrecemos 1.800 € brutos al mes en 14 pagas", 25_200],
    ["2 300 € bruts mensuels sur 13 mois", 29_900],
  ])("is reckoned with as many: %j", (text, annual) => {
    for (const pay of readBoth(text)) expect(pay?.annual).toEqual({ min: annual, max: annual });
  });

  it("is not told by how many minimum wages it is", () => {
    expect(parseSalary("Salário: R$ 6.000 por mês com 13 salários mínimos")?.annual.max).toBe(72_000);
  });
});

it.each(["Sueldo: $800,000 ARS mensuales en mano", "Salario: 1.600 € al mes de bolsillo"])(
  "what is left after tax is compared with nothing: %j",
  (text) => {
    for (const pay of readBoth(text)) expect(pay).toMatchObject({ net: true, annual: {} });
  },
);

it("dollars are those of the US in Spanish, too", () => {
  for (const pay of readBoth("Salario de 1.000 a 1.500 dólares al mes")) {
    expect(pay).toMatchObject({ min: 1_000, max: 1_500, currency: "USD", period: "month" });
  }
});
