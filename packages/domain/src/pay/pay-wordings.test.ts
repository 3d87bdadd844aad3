import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(null, `About us\nWe build tools for teams.\n${text}\nYou work with a small team.`);

describe("pay that rises", () => {
  it.each([
    ["Salary £29,000 rising to £32,500 after probation.", 29_000, 32_500],
    ["Salaries start at £25,500 rising to £31,000 per annum.", 25_500, 31_000],
    ["Compensation: Starting at $18.50/hour, rising to $22.00/hour after a year.", 18.5, 22],
    ["Pay: $18 an hour, increasing to $21 an hour.", 18, 21],
    ["Salary starts at $47,000, rising to $55,000 after two years.", 47_000, 55_000],
  ])("is a range: %j", (text, min, max) => {
    expect(readDescribed(text)).toMatchObject({ min, max });
  });
});

describe("pay by the piece in a description", () => {
  it.each([
    ["$45 per question, up to 15 questions a week.", 45],
    ["Annotators receive $2.75 per task.", 2.75],
    ["$28 per 45-minute session.", 28],
    ["$900 per video, 3 videos a month.", 900],
    ["Pagamos 22 € por artículo.", 22],
    ["Forfait de 450 € par mission.", 450],
    ["Honorar: 55 EUR pro Unterrichtseinheit.", 55],
  ])("is shown where no other pay is stated: %j", (text, min) => {
    expect(readDescribed(text)).toMatchObject({ min, byPiece: true, annual: {} });
  });

  it("leaves the range of a middle level as it is", () => {
    expect(readDescribed("Senior: $140k-$160k; Mid: $110k-$130k.")).toMatchObject({
      min: 110_000,
      max: 160_000,
    });
  });

  it("gives way to pay for a time, and is never what something costs or a referral brings", () => {
    expect(readDescribed("Salary: $60,000 per year.\n$50 per sale.")).toMatchObject({ min: 60_000 });
    expect(readDescribed("Get $300 per hire whom you refer.")).toBeNull();
    expect(readDescribed("Our average order comes to $40 per order.")).toBeNull();
  });
});

describe("currencies that letters tell", () => {
  it.each([
    ["P42,000 monthly gross.", { min: 42_000, currency: "PHP", period: "month" }],
    ["Lön: 44 000 kr/mån.", { min: 44_000, currency: "SEK", period: "month" }],
    ["Lön 37 500 kr/månad.", { min: 37_500, currency: "SEK", period: "month" }],
    ["Lønn: 52 000 kr/mnd", { min: 52_000, currency: "NOK", period: "month" }],
    ["Sueldo: S/ 4,200 mensuales.", { min: 4_200, currency: "PEN", period: "month", annual: {} }],
    ["Remuneración: 5.200 soles mensuales.", { min: 5_200, currency: "PEN", period: "month" }],
    ["41 000 kr per månad.", { min: 41_000, currency: "SEK", period: "month" }],
    ["Sueldo de 4200 soles mensuales", { min: 4_200, currency: "PEN", period: "month", annual: {} }],
    ["Salary 7 to 10 lakhs.", { min: 700_000, max: 1_000_000, currency: "INR" }],
    ["CTC up to 1.4 crore.", { max: 14_000_000, currency: "INR" }],
    ["Salary of PKR 3 lakh per month", { min: 300_000, currency: "PKR", period: "month" }],
    ["A$125k package including superannuation.", { min: 125_000, currency: "AUD" }],
    ["Package of £61,000.", { min: 61_000, currency: "GBP" }],
  ])("are read: %j", (text, pay) => {
    expect(readDescribed(text)).toMatchObject(pay);
  });

  it.each([
    "Relocation package of $10,000.",
    "Our app serves 5 lakh users.",
    "We shipped 40 P/L reports/ 5 teams.",
  ])("are none where something else is meant: %j", (text) => {
    expect(readDescribed(text)).toBeNull();
  });
});

describe("how languages name the time that pay is for", () => {
  it.each([
    ["Vergütung: 26 EUR die Stunde.", 26, "hour"],
    ["Pagamos 16 USD la hora.", 16, "hour"],
    ["On vous paie 19 € l'heure.", 19, "hour"],
    ["Salaire de 16 € de l'heure.", 16, "hour"],
    ["Pay scale: ₹45k-₹60k pm.", 45_000, "month"],
    ["Pay: R48k pm.", 48_000, "month"],
    ["Salary: 45,000-65,000 INR pm.", 45_000, "month"],
    ["Salary: 17 000 - 21 000 PLN brutto / miesiąc.", 17_000, "month"],
    ["Palkka 3 900 € kuukaudessa", 3_900, "month"],
    ["Jahreslohn CHF 105'000 - 125'000.", 105_000, "year"],
    ["RAL 36.000 - 43.000 €.", 36_000, "year"],
  ])("is stated: %j", (text, min, period) => {
    for (const pay of [parseSalary(text), readDescribed(text)]) {
      expect(pay).toMatchObject({ min, period });
      expect(pay?.periodAssumed).toBeUndefined();
    }
  });

  it("is no year's where RAL is a colour's number", () => {
    expect(parseSalary("Painting in RAL 9016, pay 20 €/h")).toMatchObject({ min: 20, period: "hour" });
  });
});
