import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";

describe("base pay, told from what stands around it,", () => {
  it("is the hour's pay, to the hundredth of a cent, before what that comes to in a year", () => {
    expect(parseSalary("$29.0866/hour (annualized at $60,500)")).toMatchObject({
      min: 29.0866,
      max: 29.0866,
      currency: "USD",
      period: "hour",
      annual: { min: 60_500, max: 60_500 },
    });
  });

  it.each([
    ["Annual salary based on 40 hours FTE: £49,000", 49_000, "GBP"],
    ["£30,000 per annum, 37.5 hours per week", 30_000, "GBP"],
    ["Annualized salary: $60,500", 60_500, "USD"],
    ["60.000 € pro Jahr", 60_000, "EUR"],
  ])("is a year's in %j, whatever hours are worked for it", (text, amount, currency) => {
    const pay = parseSalary(text);
    expect(pay).toMatchObject({ min: amount, max: amount, currency, period: "year" });
    expect(pay).not.toHaveProperty("periodAssumed");
  });

  it("is of the week or month that other languages name", () => {
    expect(parseSalary("180,00€ pro Woche im Schnitt")).toMatchObject({ min: 180, period: "week" });
    expect(parseSalary("R$ 9.000 por mês")).toMatchObject({ min: 9_000, currency: "BRL", period: "month" });
    expect(parseSalary("3.200 € par mois")).toMatchObject({ min: 3_200, period: "month" });
  });

  it.each([
    "OTE $120k – $150k+",
    "Average first-year income: $55,000+",
    "Expected earnings (rev share): $10,000–$15,000+ USD/month",
    "up to $5,250 in tuition assistance per academic year",
    "$40,000 in equity",
  ])("is not stated in %j", (text) => {
    expect(parseSalary(text)).toBeNull();
  });

  it("has no least where it is called a maximum", () => {
    const pay = parseSalary("The maximum base pay for this position is $175,000, by experience");
    expect(pay).toMatchObject({ max: 175_000, annual: { max: 175_000 } });
    expect(pay).not.toHaveProperty("min");
  });

  it.each(["hourly rate: 60–90 pln net", "€2,500 a month after taxes"])(
    "is shown and not compared where it is what taxes leave: %j",
    (text) => {
      expect(parseSalary(text)?.annual).toEqual({});
    },
  );
});

describe("pay by the piece", () => {
  it.each([
    ["$50 per question", 50, 50],
    ["$850–$1,000 per completed task", 850, 1_000],
    ["up to $0.06 per word", undefined, 0.06],
    ["$40 per 1,000 words", 40, 40],
    ["$0.064 per word", 0.064, 0.064],
    ["$25 per one-hour session", 25, 25],
    ["$20 for every completed survey", 20, 20],
    ["$15 per hour of audio", 15, 15],
    ["$500 for the whole project", 500, 500],
  ])("is shown and never compared: %j", (text, min, max) => {
    const pay = parseSalary(text);
    expect(pay).toMatchObject({ ...(min !== undefined && { min }), max, byPiece: true });
    expect(pay?.annual).toEqual({});
  });
});

describe("money beside pay", () => {
  it.each([
    "Proven track record with $250K+ enterprise deals",
    "Übernahme KiTa-Kosten bis zu 200 € pro Kind pro Monat",
    "Monatlich 44€ auf deine persönliche Kreditkarte",
    "A training budget of 10.000€ and 10 days every 2 years",
    "$3,600 / Year Work from Home Meals",
    "$65/month Remote work stipend for internet",
    "You may refer your friends and earn up to INR 2,000 if your referral is hired",
    "Competitive pay and up to $5,250 in tuition assistance per academic year",
    "Access to a $200K+ perk marketplace with discounts on 150+ services",
    "Since going to market the company has grown from $0 to $32M ARR",
    "Senior and hard-to-fill positions: PHP 8,000",
    "There is a $35 application fee",
    "Altersvorsorge: +40 € brutto",
    "ACV of $30,000-$60,000",
    "We have helped members earn $85+ million since we launched in 2020",
    "Special rates for single apartments, starting from 660 EUR per month, utilities included",
  ])("is no pay: %j", (text) => {
    expect(parseSalary(text)).toBeNull();
  });

  it.each([
    [
      "The base pay range is $70,000.00 - $90,000.00, and this role may be eligible for bonuses",
      70_000,
      90_000,
    ],
    ["We offer a competitive salary of $70,000 to $80,000 and benefits package", 70_000, 80_000],
    ["The target salary range for this position is $68,200.00 - $80,000.00 annually.", 68_200, 80_000],
    ["Base Salary: $100,000 - $130,000 (also eligible for an annual discretionary bonus)", 100_000, 130_000],
    ["salary range of $112,000 $177,000, along with benefits", 112_000, 177_000],
    ["The pay range is $59,300 - $80,900 per yearThis job is eligible for a bonus", 59_300, 80_900],
    ["年額480～840万円 （月額40～70万円）", 4_800_000, 8_400_000],
  ])("leaves the pay in the same sentence: %j", (text, min, max) => {
    expect(parseSalary(text)).toMatchObject({ min, max, period: "year", annual: { min, max } });
  });

  it("is not what a year's bonus says of the pay beside it", () => {
    expect(parseSalary("$100,000 - $130,000, annual performance bonus")).toHaveProperty(
      "periodAssumed",
      true,
    );
  });
});

describe("two figures for the same work", () => {
  it("are compared with nothing where they come to quite different years", () => {
    expect(parseSalary("$70/hr, approximately $1,460/month")).toMatchObject({
      max: 70,
      period: "hour",
    });
    expect(parseSalary("$70/hr, approximately $1,460/month")?.annual).toEqual({});
    expect(parseSalary("$150k/year or $75/hour")?.annual).toEqual({ min: 150_000, max: 150_000 });
  });
});

describe("amounts of a feed that names no period", () => {
  it("are a year's from 15,000 dollars on, and marked as assumed", () => {
    expect(parseSalary({ min: 60_000, max: 80_000, currency: "USD" })).toMatchObject({
      period: "year",
      periodAssumed: true,
      annual: { min: 60_000, max: 80_000 },
    });
  });

  it.each([
    [1_200, 1_800],
    [8_352, 12_528],
    [80, 140],
  ])("are of no known period below that, shown and never compared: %d to %d", (min, max) => {
    const pay = parseSalary({ min, max, currency: "USD" });
    expect(pay).toMatchObject({ min, max, periodAssumed: true });
    expect(pay?.annual).toEqual({});
  });

  it("are in the feed's usual currency only where it names none, and marked so", () => {
    const assumed = { min: 60_000, usual: { currency: "USD" } };
    expect(parseSalary(assumed)).toMatchObject({ currency: "USD", currencyAssumed: true });
    expect(parseSalary({ ...assumed, currency: "EUR" })).not.toHaveProperty("currencyAssumed");
  });
});

describe("how postings write amounts", () => {
  it.each([
    ["€ 70.000,- – € 90.000,- bruto per jaar", 70_000, 90_000, "EUR"],
    ["$120, 000 - $150, 000", 120_000, 150_000, "USD"],
    ["$112,000 - $177,00", 112_000, 177_000, "USD"],
    ["from $120,000 up to $150,000", 120_000, 150_000, "USD"],
    ["Min: $120,000 Max: $150,000", 120_000, 150_000, "USD"],
    ["Minimum salary $40,000.00, maximum salary $60,000.00", 40_000, 60_000, "USD"],
    ["a minimum of 3 years and at most 5 years; $50,000", 50_000, 50_000, "USD"],
    ["$120,000 (min) to $150,000 (max)", 120_000, 150_000, "USD"],
    ["$120,000-to-$150,000", 120_000, 150_000, "USD"],
    ["30.000 € a 40.000 €", 30_000, 40_000, "EUR"],
    ["60-70T€", 60_000, 70_000, "EUR"],
    ["Tier 1 - $80,000 - $100,000", 80_000, 100_000, "USD"],
    ["in the range below: $50,800 - $80,100", 50_800, 80_100, "USD"],
    ["0.1% - 0.5% equity, $120k - $150k", 120_000, 150_000, "USD"],
    ["6-month contract, $80,000", 80_000, 80_000, "USD"],
    ["5-day week, $60,000", 60_000, 60_000, "USD"],
    ["£65k + 10% bonus + £5k car allowance", 65_000, 65_000, "GBP"],
    ["₹1200,000.00 per annum", 1_200_000, 1_200_000, "INR"],
  ])("is read in %j", (text, min, max, currency) => {
    expect(parseSalary(text)).toMatchObject({ min, max, currency, period: "year" });
  });

  it.each([
    ["R30 000 pm", { min: 30_000, period: "month" }],
    ["£500 p.w.", { min: 500, period: "week" }],
    ["€3.500 bruto per maand", { min: 3_500, period: "month" }],
    ["Hourly: $28.85 Annual: $60,000", { min: 28.85, max: 28.85, period: "hour" }],
    ["$20/hr+", { min: 20, period: "hour" }],
    ["We pay 18 € per hour, bonus 2-3 €", { min: 18, max: 18, period: "hour" }],
    ["Salary $120,000 per year, bonus 5-10k", { min: 120_000, max: 120_000, period: "year" }],
    ["you earn $6.50 per hour, raised to $7.00", { min: 6.5, period: "hour" }],
    ["Tutors' earnings average $20–$30 per hour", { min: 20, max: 30, period: "hour" }],
  ])("is for the time that %j names", (text, pay) => {
    const read = parseSalary(text);
    expect(read).toMatchObject(pay);
    expect(read).not.toHaveProperty("periodAssumed");
  });

  it("begins at what is more than an amount, and ends at what is less", () => {
    expect(parseSalary(">$50k")).not.toHaveProperty("max");
    expect(parseSalary("≤ $50k")).not.toHaveProperty("min");
  });
});

describe("a currency's code that is a word of a trade", () => {
  it.each(["CDN Engineer", "CAD designer", "PHP developer", "CDN/Edge Engineer"])(
    "names no currency in what a %s earns",
    (trade) => {
      expect(parseSalary(`Salary range for the ${trade}: $150,000 - $170,000`)).toHaveProperty(
        "currency",
        "USD",
      );
    },
  );

  it.each([
    ["$80,000 CDN", "CAD"],
    ["CDN $80,000", "CAD"],
    ["$80k-90k/yr CAD", "CAD"],
    ["all amounts in CAD: $90,000 - $110,000", "CAD"],
    ["PHP 80,000 - 100,000", "PHP"],
  ])("names it beside the amount: %j", (text, currency) => {
    expect(parseSalary(text)).toHaveProperty("currency", currency);
  });
});

describe("target earnings", () => {
  it.each([
    "On-target pay range: $120,000 - $150,000",
    "$120,000 - $150,000 (base + commission)",
    "Expected annual earnings are $100,000-$150,000 (base plus commission).",
    "earn $80,000-$120,000 in your first year",
    "Earn $10,000+ per month in commissions",
    "most reps earn $80k–$120k",
    "senior candidates (typical salaries of $135–$150k)",
  ])("are no base pay: %j", (text) => {
    expect(parseSalary(text)).toBeNull();
  });

  it.each(["£30,000 OTE £50,000", "Basic £30k - OTE £50k", "£50k OTE £30k base"])(
    "stand beside the base in %j",
    (text) => {
      expect(parseSalary(text)).toMatchObject({ min: 30_000, max: 30_000 });
    },
  );
});
