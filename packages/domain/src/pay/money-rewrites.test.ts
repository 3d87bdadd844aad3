import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(null, `About us\nWe build tools for teams.\n${text}\nYou work with a small team.`);

describe("base pay beside what is only mentioned", () => {
  it.each([
    ["Keine Überstunden, 3.100 € brutto pro Monat", 3_100, "month"],
    ["Feste Zeiten ohne Überstunden und 3.300 € brutto im Monat", 3_300, "month"],
    ["Feiertage frei, 17 € pro Stunde", 17, "hour"],
    ["Festivos libres, 1.450 € brutos al mes", 1_450, "month"],
    ["Bereitschaft: 3.100 € brutto pro Monat", 3_100, "month"],
    ["Reisebereitschaft, 3.400 € brutto pro Monat", 3_400, "month"],
    ["Überstunden werden vergütet. Gehalt: 3.100 € pro Monat", 3_100, "month"],
    ["Überstunden werden vergütet. Du bekommst 19 € pro Stunde", 19, "hour"],
    ["Holiday pay: included. $24 per hour", 24, "hour"],
    ["No mandatory overtime, $24 per hour", 24, "hour"],
  ])("is read beside overtime and days off: %j", (text, min, period) => {
    expect(parseSalary(text)).toMatchObject({ min, max: min, period });
    expect(readDescribed(text)).toMatchObject({ min, max: min, period });
  });

  it.each(["Overtime: $36 per hour", "Rufbereitschaft: 11 € pro Stunde", "Feiertage: 30 € pro Stunde"])(
    "is not what overtime brings: %j",
    (text) => {
      expect(parseSalary(text)).toBeNull();
    },
  );

  it.each([
    "Bonus amounts vary. Salary $58,000 per year",
    "Bonuses average 10%. Salary is $58,000 per year",
    "Commissions average 8%. You earn $58,000 per year",
  ])("is read behind a sentence on bonuses: %j", (text) => {
    expect(parseSalary(text)).toMatchObject({ min: 58_000, period: "year" });
  });

  it.each([
    ["Hourly pay $16 with tips", 16, 16],
    ["Server pay is $16 - $19 per hour with tips", 16, 19],
    ["Salary plus tips: $16 per hour", 16, 16],
    ["Lohn: 16 € pro Stunde mit Trinkgeld", 16, 16],
  ])("is read where tips come on top: %j", (text, min, max) => {
    expect(parseSalary(text)).toMatchObject({ min, max, period: "hour" });
  });

  it.each(["$33 an hour with tips", "Pay: $33 an hour including tips"])(
    "is not what tips are in: %j",
    (text) => {
      expect(parseSalary(text)).toBeNull();
    },
  );
});

it.each([
  ["R$ 3.200 mais benefícios por mês", 3_200, "month"],
  ["3.300 € zzgl. Provision pro Monat", 3_300, "month"],
  ["£31,000 plus benefits per annum", 31_000, "year"],
  ["Salary $58,000 per year, profit share on top", 58_000, "year"],
  ["Salary $58,000 per year, bonus on top", 58_000, "year"],
])("has its period beside an addition: %j", (text, min, period) => {
  expect(parseSalary(text)).toMatchObject({ min, period });
  expect(parseSalary(text)?.periodAssumed).toBeUndefined();
});

it.each([
  ["Minijob: 540 € im Monat", 540],
  ["Beca: 650 €/mes", 650],
  ["Indemnité de stage : 680 €/mois", 680],
  ["Stipend: $550 per month", 550],
  ["Bolsa-auxílio de R$ 1.150,00", 1_150],
  ["Bolsa auxílio: R$ 1.150,00 por mês", 1_150],
])("is what such work is paid: %j", (text, min) => {
  expect(parseSalary(text)).toMatchObject({ min, period: "month" });
  expect(readDescribed(text)).toMatchObject({ min, period: "month" });
});

it.each(["Wellness stipend: $60 per month", "Indemnité de transport : 80 €/mois"])(
  "is no such pay: %j",
  (text) => {
    expect(readDescribed(text)).toBeNull();
  },
);

it.each([
  ["Level 3 - 21 - 26 €/h", 21, 26],
  ["Mín. R$ 3.100 máx. R$ 5.200 por mês", 3_100, 5_200],
  ["Mínimo R$ 3.100 máximo R$ 5.200 por mês", 3_100, 5_200],
  ["$350k - $401k a year", 350_000, 401_000],
  ["¥401k per month", 401_000, 401_000],
])("has both its ends: %j", (text, min, max) => {
  expect(parseSalary(text)).toMatchObject({ min, max });
  expect(readDescribed(text)).toMatchObject({ min, max });
});

it("takes a 401k for a plan without a sign, and with one before its match", () => {
  expect(parseSalary("401k, $60,000 a year")).toMatchObject({ min: 60_000 });
  expect(parseSalary("Benefits: $401k match")).toBeNull();
});
