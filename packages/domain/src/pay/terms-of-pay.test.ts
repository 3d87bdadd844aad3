import { expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";
import type { Pay, PayRange } from "./pay.ts";

const range = ({ min, max }: PayRange) => `${min ?? ""}–${max ?? ""}`;

/** "60–75 EUR year?: 60–75": stated pay and its annual amount. */
function tell(pay: Pay | null): string {
  if (pay === null) return "none";
  const { currency, period, periodAssumed, byPiece, annual } = pay;
  const time = byPiece ? "in all" : `${period}${periodAssumed ? "?" : ""}`;
  return `${range(pay)} ${currency} ${time}: ${range(annual)}`;
}

it.each([
  ["60k–75k€, 30 days of leave", "60000–75000 EUR year?: 60000–75000"],
  ["£45k + 33 days", "45000–45000 GBP year?: 45000–45000"],
  ["£30k - 25 days annual leave", "30000–30000 GBP year?: 30000–30000"],
  ["€50.000 + 30 Tage Urlaub", "50000–50000 EUR year?: 50000–50000"],
  ["£30k-£40k - 25 days", "30000–40000 GBP year?: 30000–40000"],
])("takes days of leave for no money: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it.each([
  ["12 000 - 16 000 PLN netto + VAT (B2B) per month", "12000–16000 PLN month: 144000–192000"],
  ["120 PLN net/h + VAT", "120–120 PLN hour: 249600–249600"],
  ["£500 net + 20% VAT per day", "500–500 GBP day: 130000–130000"],
  ["12 000 - 16 000 PLN netto per month", "12000–16000 PLN month: –"],
])("compares what is net of VAT, and not what is net of tax: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it.each([
  ["$3,000 twice a month", "3000–3000 USD month?: –"],
  ["$1,500 twice monthly", "1500–1500 USD month?: –"],
  ["$20,000 / quarter", "20000–20000 USD month?: –"],
  ["$20,000 quarterly", "20000–20000 USD month?: –"],
  ["$90,000 a year with a quarterly bonus", "90000–90000 USD year: 90000–90000"],
  ["$120,000, paid quarterly", "120000–120000 USD year?: 120000–120000"],
])("compares nothing that is paid at other times with pay for a year: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it.each([
  ["$30,000 for 6 months contract", "30000–30000 USD in all: –"],
  ["$60k/9 months", "60000–60000 USD in all: –"],
  ["$60k for 12 months", "60000–60000 USD year?: 60000–60000"],
  ["$5,000 per month for 6 months", "5000–5000 USD month: 60000–60000"],
])("tells what is paid for a whole contract from a year's pay: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it.each([
  ["Fr. 8'500 pro Monat x 13", "8500–8500 CHF month: 110500–110500"],
  ["€3.000/Monat x 13", "3000–3000 EUR month: 39000–39000"],
  ["CHF 8'500 x 13", "8500–8500 CHF month: 110500–110500"],
  ["2.500 € brutos/mes en 14 pagas", "2500–2500 EUR month: 35000–35000"],
  ["35.000 € brutos anuales en 14 pagas", "35000–35000 EUR year: 35000–35000"],
  ["$20/hr, 15 tasks", "20–20 USD hour: 41600–41600"],
])("reckons a year by how often a month's pay is paid: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it.each([
  ["N500,000 per month", "500000–500000 NGN month: 6000000–6000000"],
  ["150,000 naira", "150000–150000 NGN month?: –"],
  ["Rp 10 juta", "10000000–10000000 IDR month?: –"],
  ["8-10 juta per bulan", "8000000–10000000 IDR month: 96000000–120000000"],
  ["Fr. 8-17 Uhr", "none"],
])("reads amounts as people write them at home: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it("shows pay called a wrong period’s as stated, and says that no wage is like this", () => {
  for (const text of ["1200-1800 USD annual", "$1,200 - $1,800 per year"]) {
    const pay = parseSalary(text);
    expect(pay).toMatchObject({ min: 1200, max: 1800, period: "year", implausible: true });
    expect(pay?.annual).toEqual({});
  }
  for (const text of ["$120,000 - $150,000 per month", "$5,000,000/hr", "£60,000 - £2,400,000 per year"]) {
    const pay = parseSalary(text);
    expect(pay?.implausible).toBe(true);
    expect(pay?.annual).toEqual({});
  }
  expect(parseSalary("$3 a year")).toBeNull();
});

it.each([
  ["Salary: €4,000 gross a month, 14 payments a year", 56_000],
  ["€3,500 brutto per month, paid 14 times", 49_000],
  ["Gehalt: 2.500 EUR brutto/Monat (14x)", 35_000],
  ["Salaire 2 500 € brut par mois sur 13 mois", 32_500],
  ["Gehalt 13 x 4.500 € im Monat", 58_500],
  ["Salário de 1.900 € brutos mensais, pagos em 14 meses", 26_600],
  ["Vencimento: 1.200 € brutos mensais (14 meses)", 16_800],
  ["Salário base de 1.900 € mensais, 14 salários por ano", 26_600],
])("counts the months that a year pays: %j", (text, year) => {
  expect(parseSalary(text)?.annual).toMatchObject({ min: year });
});

it.each([
  ["Salário: R$ 5.000 por mês, contrato de 14 meses", 60_000],
  ["Salário de 2.000 € por mês, contrato temporário (14 meses)", 24_000],
])("takes no contract's length for months that are paid: %j", (text, year) => {
  expect(parseSalary(text)?.annual).toMatchObject({ min: year });
});

it("takes no growth for months that are paid", () => {
  expect(parseSalary("€2,000 per month at a company that grew 14x")?.annual).toMatchObject({ min: 24_000 });
});

it("reads the least in French", () => {
  expect(parseSalary("Salaire à partir de 35k€")?.annual).toEqual({ min: 35_000 });
});

it.each([
  ["Salario: entre 28 y 34 mil euros brutos al año", "28000–34000 EUR year: 28000–34000"],
  ["Sueldo de 30 mil € al año", "30000–30000 EUR year: 30000–30000"],
  ["Salaire : entre 28 et 34 mille euros par an", "28000–34000 EUR year: 28000–34000"],
  ["RAL da 30 a 35 mila euro", "30000–35000 EUR year: 30000–35000"],
  ["Gehalt: 40 bis 50 Tausend Euro im Jahr", "40000–50000 EUR year: 40000–50000"],
  ["Más de 30 mil usuarios y un sueldo de 25.000 € al año", "25000–25000 EUR year: 25000–25000"],
])("counts thousands in other languages: %j", (text, pay) => {
  expect(tell(parseSalary(text))).toBe(pay);
});

it("takes what people take home before tax for what is compared", () => {
  const takeHome = "You take home between £2,800 and £3,200 a month";
  expect(tell(parseSalary(`${takeHome} before tax.`))).toBe("2800–3200 GBP month: 33600–38400");
  expect(tell(parseSalary(`${takeHome}.`))).toBe("2800–3200 GBP month: –");
});
