import { describe, expect, it } from "vitest";

import { findOnTargetPay, preferDescribedPay } from "./described-pay.ts";
import { formatPay } from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const sent = parseSalary({ min: 60_000, max: 120_000, currency: "USD", period: "annual" });

describe("what people may come to by selling", () => {
  it.each([
    "New agents typically earn $60,000 to $120,000 a year.",
    "First-year agents average $60,000 - $120,000.",
    "Most of our representatives earn $60,000 to $120,000 a year.",
    "You can earn $60,000 - $120,000+ in your first year.",
    "Variable compensation: $60,000 - $120,000",
    "Performance-based pay: $60,000 - $120,000 a year",
    "Hosts earn $60,000 - $120,000 a year on our platform",
    "With commissions, total compensation ranges from $60,000 to $120,000",
    "Compensation: $60,000-$120,000 (base + bonus + commission)",
    "Compensation: 100% commission. $60,000 - $120,000 annually",
    "Pay: $60,000 - $120,000 per year\nPay type: commission only",
    "Earnings hang on you alone: this is a commission-only role.",
    "OTE range:\nUnited States\n$60,000—$120,000 USD",
    "The OTE for this position is below.\nPay range\n$60,000—$120,000 USD",
  ])("is no pay, whatever the feed calls it: %j", (text) => {
    expect(preferDescribedPay(sent, text)).toBeNull();
  });

  it.each([
    "Salary: $60,000 - $120,000 plus commission",
    "Base $60,000 - $120,000 per year, and no commission-only contract.",
    "Annual pay: $60,000 - $120,000, commission-only or salaried",
    "Base pay range\n$60,000—$120,000 USD\nOTE range\n$150,000—$240,000 USD",
  ])("leaves the base pay beside it: %j", (text) => {
    expect(preferDescribedPay(sent, text)).toMatchObject({ min: 60_000, max: 120_000, period: "year" });
  });

  it.each([
    ["The ranges provided are the role's On Target Earnings.", "Baker"],
    ["For sales roles, these ranges are OTE ranges.", "Sales Lead"],
  ])("is all that the feed has where its ranges are said to be targets: %s", (text, title) => {
    expect(preferDescribedPay(sent, `Pay: $60,000 - $120,000\n${text}`, title)).toBeNull();
  });

  it("is not what other roles are paid", () => {
    const text = "Pay: $60,000 - $120,000\nFor sales roles, these ranges are OTE ranges.";
    expect(preferDescribedPay(sent, text, "Baker")).toMatchObject({ min: 60_000, max: 120_000 });
  });

  it("tells for which time the base beside it is", () => {
    const pay = parseSalary("Base of 900 USD + commissions. OTE is $3,000 USD per month.");
    expect(pay).toMatchObject({ min: 900, max: 900, period: "month", annual: { min: 10_800 } });
    expect(pay?.periodAssumed).toBeUndefined();
    expect(parseSalary("Con alto rendimiento puedes ganar $3,000 USD mensuales")).toBeNull();
  });

  it("is not the potential salary of a role", () => {
    const text = "The potential salary for this position is from $60,000 to $120,000.";
    expect(preferDescribedPay(sent, text)).toMatchObject({ min: 60_000, max: 120_000 });
    expect(preferDescribedPay(sent, "Earning potential: $60,000 to $120,000.")).toBeNull();
  });

  it("leaves an hour's wage, which everybody gets", () => {
    const pay = preferDescribedPay(null, "Sales reps earn $20 - $25 per hour.");
    expect(pay).toMatchObject({ min: 20, max: 25, period: "hour" });
  });
});

describe("money of a company or for a thing", () => {
  it.each([
    "Weekly pay periods\nTern will pay for all courses for each employee, averaging $1,000 per employee for the basics.",
    "Earn more!\n$75/day lunch allowance, paid",
    "Our average customer spends $80,000 per year with us.",
    "Sick pay from day one\n£750 for your desk and a chair",
    "Paid time off: unlimited days\n$1,500 for your home office",
    "Pay reviews every year\n£1,000 to spend on a laptop",
    "Wages paid on the last day of the month\n€600 towards your chair",
  ])("is no pay: %j", (text) => {
    expect(preferDescribedPay(null, text)).toBeNull();
  });

  it("is pay where it is for somebody's work", () => {
    expect(preferDescribedPay(null, "Earn up to $55/hour for your expertise")).toMatchObject({ max: 55 });
  });

  it("is pay where it is what the job may cost", () => {
    expect(preferDescribedPay(null, "The budget for this position is $100,000.")).toMatchObject({
      min: 100_000,
    });
    expect(preferDescribedPay(null, "A budget of $100,000 for campaigns.")).toBeNull();
  });
});

describe("a name of money between two amounts", () => {
  it("is the first's where the second has a name of its own", () => {
    const offer = "$140k base, $20k sign-on bonus, $100k in RSUs over four years";
    expect(parseSalary(offer)?.annual).toEqual({ min: 140_000, max: 140_000 });
  });

  it("is the second's behind a colon or a stop", () => {
    const offer = "Bonus: $5,000 - $10,000 per year. Salary: $70,000 - $80,000 per year.";
    expect(parseSalary(offer)?.annual).toEqual({ min: 70_000, max: 80_000 });
  });
});

it.each([
  "Zielgehalt: 90.000 €",
  "Verdienstmöglichkeiten bis 100.000 € im Jahr",
  "Ingresos potenciales de 3.000 € al mes",
  "Ganhos médios de R$ 10.000 por mês",
  "Revenus moyens de 4 000 € par mois",
  "Rémunération variable jusqu'à 15 000 € par an",
])("is no base pay in other languages where it is hoped for: %j", (text) => {
  expect(parseSalary(text)).toBeNull();
});

function find(salary: string, text = "", title = ""): string | null {
  const pay = findOnTargetPay(salary, text, title);
  expect(pay?.annual ?? {}).toEqual({});
  return pay && formatPay(pay);
}

it.each([
  ["$85,000 OTE", "$85k a year on target?"],
  ["OTE: $10,000 a month", "$10k a month on target"],
])("is what a feed calls so in %j", (salary, shown) => {
  expect(find(salary)).toBe(shown);
});

it.each([
  ["Your on-target earnings will be $160k a year, split 50/50.", "$160k a year on target"],
  ["The OTE for this role is £180,000 – £220,000.", "£180k–£220k a year on target?"],
  ["Commission only, $100k+ a year possible", "From $100k a year on target"],
])("is what a description calls so: %j", (text, shown) => {
  expect(find("", text)).toBe(shown);
});

it("is all that is stated where nothing is paid but commission, or the ranges are said to be on target", () => {
  expect(find("$120k - $220k", "This is a commission-only role.")).toBe("$120k–$220k a year on target?");
  const ofSales = "Pay: $60,000 - $120,000\nFor sales roles, these ranges are OTE ranges.";
  expect(find("", ofSales, "Account Executive")).toBe("$60k–$120k a year on target?");
  expect(find("", ofSales, "Baker")).toBeNull();
});

it.each([
  "10% commission on each deal of $50,000",
  "Earn $2,000 a week in commission",
  "Sign-on bonus of $5,000, target bonus 10%, equity worth $40,000",
  "Grow sales to our target of $100,000 a month",
  "Our agents typically earn $90k.",
  "We pay no commission.",
  "This is a commission-only role.\nWeek 2: $250 guaranteed minimum",
])("is no bonus, equity, sale or others' earnings: %j", (text) => {
  expect(find("", text)).toBeNull();
});
