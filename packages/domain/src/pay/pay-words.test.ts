import { describe, expect, it } from "vitest";

import { findOnTargetPay, preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readAlone = (text: string) => preferDescribedPay(null, `About us\n${text}\nYou have experience.`);

describe("a job that is named after money", () => {
  it.each([
    "Regional Sales Manager",
    "Insurance Claims Adjuster",
    "Director, Procurement, Contracts and Compliance",
    "VP, Market Strategy",
    "Credit Risk Analyst",
    "Fund Accountant (Remote)",
    "Designer (3D)",
    "Writer / Editor",
    "Platform Engineer (d/m/w)",
  ])("has the pay that is stated of it: %j", (title) => {
    const sent = parseSalary({ min: 60_000, max: 80_000, currency: "USD" });
    const text = `The base salary range for the ${title} role is $60,000 - $80,000.`;
    for (const pay of [readAlone(text), preferDescribedPay(sent, text)])
      expect(pay).toMatchObject({ min: 60_000, max: 80_000, period: "year", annual: { min: 60_000 } });
  });

  it("has an hour's pay too", () => {
    const pay = { min: 25, max: 25, period: "hour" };
    expect(readAlone("We are hiring a Sales Representative at $25 per hour.")).toMatchObject(pay);
    expect(readAlone("Hourly pay for the Insurance Agent is $25 per hour.")).toMatchObject(pay);
  });

  it("has it whatever the company is called", () => {
    for (const company of ["EMC Insurance Companies", "1Password", "Office Hours", "the DeepTech Fund"]) {
      const text = `The salary range for this position at ${company} is $60,000 - $80,000.`;
      expect(readAlone(text)).toMatchObject({ min: 60_000, max: 80_000, period: "year" });
    }
  });

  it("is not paid what it sells, looks after, or gets on top", () => {
    for (const text of [
      "Our sales range from $60,000 to $80,000 per year.",
      "Deals range from $60,000 to $80,000.",
      "You own a book of business of $60,000 - $80,000 a year.",
      "The annual bonus for this role is $60,000 - $80,000.",
      "The pay for this role includes an annual bonus, which is $60,000 - $80,000.",
      "Your fundraising goal is $60,000 per year.",
    ])
      expect(readAlone(text)).toBeNull();
  });
});

describe("a range under the names of pay and of what comes with it", () => {
  it.each(["Salary and benefits: $60,000 - $80,000, dental", "Pay & Perks: $60,000 - $80,000"])(
    "is the pay: %j",
    (text) => {
      expect(readAlone(text)).toMatchObject({ min: 60_000, max: 80_000 });
    },
  );
});

describe("targets", () => {
  it.each([
    "The total target salary range is $100,000 - $120,000 a year.",
    "Target cash salary: $120,000 a year.",
    "The salary for this position is targeted at $120,000 a year.",
    "Target pay for this Cash Management role is $120,000 a year.",
  ])("are the job's pay if they are salaries: %j", (text) => {
    expect(readAlone(text)).toMatchObject({ max: 120_000, period: "year" });
  });

  it.each([
    "Your total target compensation is $120,000 per year.",
    "On-target compensation: $120,000 a year.",
    "Annual target cash compensation: $120,000.",
    "Base plus commission, target compensation $120,000 a year.",
    "Your compensation at target is $120,000 a year incl. commission.",
    "Total cash compensation at target is $120,000 a year.",
    "Target compensation of $120,000 per year, including 20% bonus.",
  ])("are what pay may come to if they are all that is paid: %j", (text) => {
    expect(readAlone(text)).toBeNull();
    expect(findOnTargetPay("", text)).toMatchObject({ max: 120_000, onTarget: true });
  });
});
