import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { formatPay } from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";
import type { Pay } from "./pay.ts";

type Row = readonly [text: string, pay: string | null];

/** "17–22 USD hour", with a question mark if the period is assumed. */
function describePay(pay: Pay | null): string | null {
  if (pay === null) return null;
  const { min = "", max = "", currency, period, periodAssumed } = pay;
  return `${min}–${max} ${currency} ${period}${periodAssumed ? "?" : ""}`;
}

describe("a salary text", () => {
  it.each<Row>([
    ["100k", "100000–100000 XXX month?"],
    ["up to 100k", "–100000 XXX month?"],
    ["Salary from 60,000 plus bonus", "60000– XXX month?"],
    ["90-110k", "90000–110000 XXX month?"],
    ["35-45", "35–45 XXX month?"],
    ["25/hr", "25–25 XXX hour"],
    ["2024", null],
    ["2-3", null],
    ["4,000 employees", null],
  ])("that is nothing but an amount is pay without a currency: %j", (text, pay) => {
    expect(describePay(parseSalary(text))).toBe(pay);
    expect(parseSalary(text)?.annual ?? {}).toEqual({});
  });

  it.each<Row>([
    ["£12.50 p.h.", "12.5–12.5 GBP hour"],
    ["£2,000 p.c.m.", "2000–2000 GBP month"],
    ["$500 per diem", "500–500 USD day"],
    ["Bruttojahresgehalt: 50.000 - 60.000 €", "50000–60000 EUR year"],
    ["$30 per 60-minute class", "30–30 USD hour"],
    ["KS, MO: $80,000 - $100,000", "80000–100000 USD year?"],
    ["$60,000 - $70,000, paid monthly", "60000–70000 USD year?"],
    ["$1,200, paid monthly", "1200–1200 USD month"],
    ["Part-time, 20h/week, €1,500 per month", "1500–1500 EUR month"],
    ["$600 per 40-hour week", "600–600 USD week"],
    ["CT, PA: $80,000 - $100,000", "80000–100000 USD year?"],
    ["$80,000 - $200,000K", "80000–200000 USD year?"],
  ])("names its period in short, and states are none: %j", (text, pay) => {
    expect(describePay(parseSalary(text))).toBe(pay);
  });

  it.each<Row>([
    ["Starting at $17/hr, up to $22/hr with experience", "17–22 USD hour"],
    ["Pay starts at $15 and goes up to $18 an hour", "15–18 USD hour"],
    ["$30/hour for undergraduates and $40/hour for graduates", "30–40 USD hour"],
    ["$15/hr during training, then $18/hr", "18–18 USD hour"],
    ["Training pay: $15/hr", "15–15 USD hour"],
    ["Min: $80,000, mid: $100,000, max: $120,000", "80000–120000 USD year?"],
    ["The base salary is $80,000 and the OTE is $160,000.", "80000–80000 USD year?"],
    ["Salary: £16,800 (£28,000 FTE)", "28000–28000 GBP year?"],
    ["Overtime is paid at $30 per hour", null],
    ["401(k) match up to $4,000 per year", null],
    ["$1, 200 bonus", null],
  ])("tells the pay of several amounts: %j", (text, pay) => {
    expect(describePay(parseSalary(text))).toBe(pay);
  });
});

describe("a description", () => {
  it.each<Row>([
    ["Hourly rate\n$30.00 - $45.00", "30–45 USD hour"],
    ["Pay type: hourly\nPay range: $30.00 - $45.00", "30–45 USD hour"],
    ["Annual pay range\n$90,000 - $110,000", "90000–110000 USD year"],
    ["OR, ME, PA\n$90,000 - $110,000 salary", "90000–110000 USD year?"],
    ["Pay range\nMinimum: $80,000\nMidpoint: $100,000\nMaximum: $120,000", "80000–120000 USD year?"],
    ["We pay $20-25/hr. Overtime is paid at $30-37.50/hr.", "20–25 USD hour"],
    ["Full-time, remote, up to $80,000 per year", "–80000 USD year"],
    ["Salary: $2,000 - $3,000 net per month", "2000–3000 USD month"],
    ["Pay range: $15.25 - $16.00", "15.25–16 USD hour?"],
    ["Das Gehalt liegt zwischen 50.000 und 60.000 Euro im Jahr.", "50000–60000 EUR year"],
    ["Mindestgehalt: 2.800 € brutto im Monat", "2800– EUR month"],
    ["The salary is $80,000 - $90,000. All amounts are in Canadian dollars.", "80000–90000 CAD year?"],
    ["Our reps make $90,000 - $120,000 a year.", null],
    ["$90,000 - $120,000 a year\nThis is a total target range (base + commission).", null],
    ["Up to $20,000 per year for conferences", null],
    ["$1,000 per year", null],
  ])("states pay in its own lines: %j", (text, pay) => {
    expect(describePay(preferDescribedPay(null, text))).toBe(pay);
  });

  const annual = { currency: "USD", period: "annual" };

  it("is compared with nothing where the feed has quite another year's pay", () => {
    const sent = parseSalary({ min: 90_000, max: 110_000, ...annual });
    const pay = preferDescribedPay(sent, "Base salary: $50,000 - $60,000");
    expect(pay?.min).toBe(50_000);
    expect(pay?.annual).toEqual({});
    expect(preferDescribedPay(sent, "Base salary: $70,000 - $80,000")?.annual.min).toBe(70_000);
  });

  it("stands where the feed's amounts are on-target earnings or part of the time", () => {
    const hoped = parseSalary({ min: 160_000, max: 160_000, ...annual });
    const text = "Base salary: $80,000\nOn-target earnings: $160,000";
    expect(preferDescribedPay(hoped, text)?.annual.min).toBe(80_000);
    const part = parseSalary({ min: 26_000, max: 26_000, ...annual });
    expect(preferDescribedPay(part, "Pay: $50 per hour")?.annual.min).toBe(104_000);
  });

  it.each([
    ["We pay $1,900 biweekly.", "$1,900"],
    ["Pay: $1,800 - $2,200 every two weeks.", "$1,800–$2,200"],
    ["$0.10 per word", "$0.10 by the piece"],
    ["0,05 € pro Wort", "€0.05 by the piece"],
  ])("shows what comes to no year, without a time that nobody stated: %s", (text, shown) => {
    const pay = preferDescribedPay(null, `About us\n${text}\nWe look forward to you.`);
    expect(pay && formatPay(pay)).toBe(shown);
    expect(pay?.annual).toEqual({});
  });

  it("takes a line of nothing but a piece's price for no pay beside a salary", () => {
    const pay = preferDescribedPay(null, "$50 per sale\nSalary: $60,000 per year");
    expect(pay).toMatchObject({ min: 60_000, period: "year" });
  });

  it("takes a line of nothing but where a year's pay starts for pay", () => {
    expect(preferDescribedPay(null, "Acme\nStarting at $70,000\nApply now")?.annual).toEqual({ min: 70_000 });
    expect(preferDescribedPay(null, "Acme\nPackages starting at $70,000\nApply now")).toBeNull();
  });

  it("shows that an amount no job pays is a bonus, of which the feed made pay", () => {
    const sent = parseSalary({ min: 1_500, max: 1_500, ...annual });
    expect(sent?.implausible).toBe(true);
    expect(preferDescribedPay(sent, "Sign-on bonus of $1,500!")).toBeNull();
  });

  it("tell a year by its size where either of two dollars is meant", () => {
    const pay = parseSalary("$90,000 - $120,000 CAD/USD");
    expect(pay).toMatchObject({ currency: "XXX", period: "year", periodAssumed: true });
    expect(pay?.annual).toEqual({});
  });

  it("are one range where each end is called by whom it is for", () => {
    expect(parseSalary("The salary is $50,000 (entry-level) – $60,000 (experienced)")).toMatchObject({
      min: 50_000,
      max: 60_000,
    });
  });
});
