import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { formatPay } from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";
import type { Pay } from "./pay.ts";

/** "4000–5000 CAD month", with a question mark if the currency is assumed. */
const tell = (pay: Pay | null) =>
  pay && `${pay.min}–${pay.max} ${pay.currency}${pay.currencyAssumed ? "?" : ""} ${pay.period}`;

describe("a dollar or peso that is named", () => {
  it.each([
    ["$160,000 New Zealand dollars per year", "160000–160000 NZD year"],
    ["$160,000 a year in NZ dollars", "160000–160000 NZD year"],
    ["NZ $120k - $140k per year", "120000–140000 NZD year"],
    ["Canadian $80,000 a year", "80000–80000 CAD year"],
    ["$80,000 - $90,000 Canadian a year", "80000–90000 CAD year"],
    ["$65,000.00 CAN per year", "65000–65000 CAD year"],
    ["TT $9,000 per month", "9000–9000 TTD month"],
    ["RD $45,000 mensuales", "45000–45000 DOP month"],
    ["Bahamian $3,000 per month", "3000–3000 BSD month"],
    ["$8,000 Singapore dollars per month", "8000–8000 SGD month"],
    ["TTD $9,000 per month", "9000–9000 TTD month"],
    ["TT$9,000 per month", "9000–9000 TTD month"],
    ["$9,000 Trinidad and Tobago dollars per month", "9000–9000 TTD month"],
    ["TTD $50/hr", "50–50 TTD hour"],
    ["$50 TTD per hour", "50–50 TTD hour"],
    ["LRD $9,000 per month", "9000–9000 LRD month"],
    ["MOP $20,000 per month", "20000–20000 MOP month"],
    ["XCD $4,000 per month", "4000–4000 XCD month"],
    ["EC$4,000 per month", "4000–4000 XCD month"],
    ["BBD $5,000 monthly", "5000–5000 BBD month"],
    ["Bds$5,000 monthly", "5000–5000 BBD month"],
    ["FJD $4,000 per month", "4000–4000 FJD month"],
    ["BZ$3,000 per month", "3000–3000 BZD month"],
    ["RD$45,000 mensuales", "45000–45000 DOP month"],
    ["DOP $45,000 per month", "45000–45000 DOP month"],
    ["$45,000 - 50,000 DOP per month", "45000–50000 DOP month"],
    ["$4,000 - $5,000 PEN per month", "4000–5000 PEN month"],
    ["$4,000 (PEN) per month", "4000–4000 PEN month"],
    ["$30,000 pesos mexicanos al mes", "30000–30000 MXN month"],
    ["55 000 $ CA par année", "55000–55000 CAD year"],
    ["50 000 $ à 55 000 $ CA par année", "50000–55000 CAD year"],
    ["70.000 $ CAN par an", "70000–70000 CAD year"],
    ["$US4,000 per month", "4000–4000 USD month"],
    ["25 US dollars per hour", "25–25 USD hour"],
  ])("is that one: %j", (text, pay) => {
    expect(tell(parseSalary(text))).toBe(pay);
    expect(tell(preferDescribedPay(null, `About us\nSalary: ${text}\nApply.`))).toBe(pay);
  });

  it("is that one for all amounts of a description", () => {
    const text = "The salary is $80,000 - $90,000 a year. All amounts are in Fijian dollars.";
    const pay = preferDescribedPay(null, text);
    expect([tell(pay), pay?.annual]).toEqual(["80000–90000 FJD year", {}]);
  });

  it.each([
    ["San Francisco, CA $150,000 - $180,000 a year", "150000–180000 USD year"],
    ["$80,000 a year, CA", "80000–80000 USD year"],
    ["Remote, Jamaica $900 per month", "900–900 USD month"],
    ["$80,000 Canadian staff, a year", "80000–80000 USD year"],
  ])("is not named by a place beside it: %j", (text, pay) => {
    expect(tell(parseSalary(text))).toBe(pay);
  });
});

describe("a bare “$”", () => {
  it.each([
    ["Ofrecemos un sueldo de $25,000 a $30,000 mensuales brutos", "25000–30000 USD? month"],
    ["Compensación: $3,000 - $4,000 al mes", "3000–4000 USD? month"],
    ["Salário de $2,000 por mês", "2000–2000 USD? month"],
    ["De 55 000 $ à 60 000 $ par année", "55000–60000 USD? year"],
    ["We pay $4,000 to $5,000 per month", "4000–5000 USD month"],
    ["$120,000 a year, Los Angeles", "120000–120000 USD year"],
    ["Sueldo de US$2,000 mensuales", "2000–2000 USD month"],
    ["Sueldo de $2,000 USD mensuales", "2000–2000 USD month"],
  ])("is an assumed dollar where the language makes it doubtful: %j", (text, pay) => {
    expect(tell(parseSalary(text))).toBe(pay);
  });

  it("is not compared if it may be pesos, unless the feed names it", () => {
    const text = "Ofrecemos un sueldo de $25,000 a $30,000 mensuales brutos";
    expect(parseSalary(text)?.annual).toEqual({});
    const open = { isDollarOpen: true };
    expect(parseSalary("$4,000 a month", { ...open, isPesoOpen: true })?.annual).toEqual({});
    expect(parseSalary("$4,000 a month", open)?.annual).toEqual({ min: 48_000, max: 48_000 });
    expect(parseSalary("De 55 000 $ à 60 000 $ par année")?.annual).toEqual({ min: 55_000, max: 60_000 });
    expect(preferDescribedPay(null, text)?.annual).toEqual({});
    const sent = parseSalary({ min: 25_000, max: 30_000, currency: "MXN", period: "month" });
    expect(preferDescribedPay(sent, text)).toMatchObject({ currency: "MXN", annual: { min: 300_000 } });
  });

  it("is so where the posting makes it doubtful, unless the text names it", () => {
    const read = (text: string) => tell(parseSalary(text, { isDollarOpen: true }));
    expect(read("$4,000 a month")).toBe("4000–4000 USD? month");
    expect(read("US$4,000 a month")).toBe("4000–4000 USD month");
    expect(read("€4,000 a month")).toBe("4000–4000 EUR month");
  });

  it("is the dollar that the feed names", () => {
    const sent = parseSalary({ min: 80_000, max: 90_000, currency: "CAD", period: "yearly" });
    const text = "The salary is $80,000 - $90,000 a year.";
    expect(tell(preferDescribedPay(sent, text, "", { isDollarOpen: true }))).toBe("80000–90000 CAD year");
    expect(tell(preferDescribedPay(null, text, "", { isDollarOpen: true }))).toBe("80000–90000 USD? year");
  });
});

it("reads no amount of more digits than any pay has", () => {
  const digits = "1".repeat(60);
  expect(parseSalary(`$${digits} a year`)).toBeNull();
  expect(parseSalary(`$${digits}`)).toBeNull();
  expect(parseSalary({ min: Number(digits), currency: "USD", period: "yearly" })).toBeNull();
  const most = parseSalary({ min: 999_999_999_999, currency: "USD", period: "yearly" });
  expect(most && formatPay(most)).toBe("From $1,000,000M a year");
});
