import { describe, expect, it } from "vitest";

import { findOnTargetPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

describe("pay for each client or project", () => {
  it.each([
    ["Pay: $200/month per client"],
    ["$100 per week per project"],
    ["$20 per hour per student"],
    ["$30 per month for each listing"],
  ])("is by the piece, whatever its period: %j", (text) => {
    expect(parseSalary(text)).toMatchObject({ byPiece: true, annual: {} });
  });

  it.each([["$4,000 per month, two projects"], ["$4,000/month, pay per project possible"]])(
    "is not taken from another clause: %j",
    (text) => {
      expect(parseSalary(text)).toMatchObject({ period: "month", annual: { min: 48_000 } });
    },
  );
});

describe("a thirteenth month", () => {
  it.each([
    ["R$ 5.000 por mes + 13o salario", 65_000],
    ["R$ 5.000 por mês + 13º salário", 65_000],
    ["R$ 5.000 por mês mais décimo terceiro salário", 65_000],
    ["3.000 € per maand + 13e maand", 39_000],
    ["€3,000 per month + 13th month pay", 39_000],
    ["€3,000 per month plus 13th month salary", 39_000],
    ["€3,000 a month with a 13th month bonus", 39_000],
    ["€3,000 per month, 13th and 14th month pay", 42_000],
    ["3.000 € im Monat + 13. Monatsgehalt", 39_000],
    ["3.000 € par mois + 13e mois", 39_000],
    ["2.000 € al mese + 13ª mensilità", 26_000],
    ["3.000 € monatlich, 13 Gehälter", 39_000],
  ])("is counted: %j", (text, year) => {
    expect(parseSalary(text)).toMatchObject({ period: "month", annual: { min: year, max: year } });
  });

  it.each([
    ["€40,000 a year + 13th month", 40_000],
    ["€3,000 a month, including 13th month", 36_000],
    ["€3,000 a month, no 13th month", 36_000],
    ["€3,000 a month from the 13th of March", 36_000],
  ])("is not counted twice or where there is none: %j", (text, year) => {
    expect(parseSalary(text)?.annual).toEqual({ min: year, max: year });
  });
});

describe("the parts of a target salary", () => {
  it("is fixed pay and all that is hoped for", () => {
    const text = "Zielgehalt 80.000 EUR OTE (60.000 fix, 20.000 variabel)";
    expect(findOnTargetPay(text, "")).toMatchObject({ min: 80_000, max: 80_000, onTarget: true });
    expect(parseSalary(text)?.min).not.toBe(80_000);
    expect(parseSalary(text)?.min).not.toBe(20_000);
  });

  it.each([
    ["80.000 EUR OTE (60.000 EUR fix, 20.000 EUR variabel)"],
    ["80k € OTE (60k € fixe + 20k € variable)"],
    ["60k € fix + 20k € variabel, 80k € OTE"],
    ["60k € fijo + 20k € variable"],
  ])("has the fixed part as pay: %j", (text) => {
    expect(parseSalary(text)).toMatchObject({ min: 60_000, max: 60_000 });
  });

  it("has both as on-target pay under one amount", () => {
    expect(parseSalary("OTE 100k€ fixe + variable")).toBeNull();
    expect(findOnTargetPay("OTE 100k€ fixe + variable", "")?.min).toBe(100_000);
  });

  it("reads pay that varies", () => {
    expect(parseSalary("Salary: $50,000 - $60,000, variable by experience")?.min).toBe(50_000);
    expect(parseSalary("Salary: $50,000 variable by experience")?.min).toBe(50_000);
  });

  it.each([
    ["Base: 65.000 EUR + bis zu 20 % Bonus"],
    ["65.000 EUR + bis zu 5.000 EUR Bonus"],
    ["Salaris: 65.000 EUR + tot 20% bonus"],
    ["Base: $65,000 + up to 20% bonus"],
  ])("leaves the base's end to the base: %j", (text) => {
    expect(parseSalary(text)).toMatchObject({ min: 65_000, max: 65_000 });
  });
});
