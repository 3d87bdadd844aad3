import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary, type SalaryFields } from "./parse-salary.ts";

function readBoth(sent: SalaryFields, text: string) {
  return preferDescribedPay(parseSalary(sent), text);
}

describe("pay that a feed sent in numbers, and the description states in words,", () => {
  it("is the hour's that the feed turned into a year's", () => {
    const sent = { min: 218_400, max: 291_200, currency: "USD" };
    const pay = readBoth(sent, "Forecast markets.\nWe pay $105–$140 per hour.\nWorth $5,000,000 in all.");
    expect(pay).toMatchObject({ min: 105, max: 140, period: "hour", annual: { min: 218_400, max: 291_200 } });
    expect(pay).not.toHaveProperty("periodAssumed");
  });

  it("has the open end that the feed left out", () => {
    const pay = readBoth({ min: 70_720, max: 70_720, currency: "USD" }, "Rates up to $34/hour.");
    expect(pay).toMatchObject({ max: 34, period: "hour" });
    expect(pay).not.toHaveProperty("min");
  });

  it("is in the currency described, where the feed put dollars for it", () => {
    const sent = { min: 240_000, max: 240_000, currency: "USD" };
    expect(readBoth(sent, "From 20 000 PLN gross monthly.")).toMatchObject({
      min: 20_000,
      currency: "PLN",
      period: "month",
    });
  });

  it("is in the dollar that the feed names where the words have a bare sign", () => {
    const sent = { min: 90_000, max: 110_000, currency: "CAD", period: "annual" };
    expect(readBoth(sent, "Salary: $90,000 - $110,000.")).toMatchObject({ currency: "CAD", period: "year" });
    expect(readBoth(sent, "Salary: $90,000 - $110,000.")).not.toHaveProperty("periodAssumed");
  });

  it("is a stated year's where a heading before the amounts says so", () => {
    const sent = { min: 63_750, max: 86_250, currency: "USD" };
    expect(readBoth(sent, "Annual salary range\n$63,750 - $86,250")).not.toHaveProperty("periodAssumed");
    expect(readBoth(sent, "Range\n$63,750 - $86,250")).toHaveProperty("periodAssumed", true);
  });

  it("is what the feed sent where the words are of something else, or call nothing pay", () => {
    const sent = { min: 60_000, max: 80_000, currency: "USD", period: "annual" };
    for (const text of ["", "A bonus of $80,000.", "Raised $80 million.", "Deals of $70,000 - $90,000"]) {
      expect(readBoth(sent, text)).toEqual(parseSalary(sent));
    }
  });

  it("is what the description calls pay, where it comes to another year", () => {
    const sent = { min: 60_000, max: 80_000, currency: "USD", period: "annual" };
    expect(readBoth(sent, "Base salary: $70,000 - $90,000")).toMatchObject({ min: 70_000, max: 90_000 });
    expect(readBoth(sent, "Pay: $20 per hour")).toMatchObject({ min: 20, max: 20, period: "hour" });
  });

  it("goes from the least to the most of several places, whichever of them the feed sent", () => {
    const sent = { min: 134_750, max: 210_910, currency: "USD", period: "annual" };
    const text =
      "The base salary range is $134,750 - $210,910 annually.\nIn New York the base pay range is $148,190 - $231,980 per year.";
    expect(readBoth(sent, text)).toMatchObject({ min: 134_750, max: 231_980, annual: { max: 231_980 } });
    const zones = "Base salary by zone\nZone A: $161,410 - $228,000\nZone B: $209,833 - $296,400";
    expect(readBoth({ ...sent, min: 161_410, max: 296_400 }, zones)).toMatchObject({ max: 296_400 });
  });

  it("begins where the feed begins: a month's in another currency, an hour's at first", () => {
    expect(readBoth({ min: 30_000, max: 50_000, currency: "USD" }, "€2,500–3,500/month")).toMatchObject({
      currency: "EUR",
      period: "month",
    });
    const first = readBoth(
      { min: 31_200, max: 34_320, currency: "USD" },
      "At first we are offering $15 per hour.",
    );
    expect(first).toMatchObject({ min: 15, period: "hour" });
  });

  it("is an hour's where the feed's year is 2,080 times as much", () => {
    const pay = readBoth({ min: 40_560, max: 49_920, currency: "USD" }, "19.50 USD-$24.00");
    expect(pay).toMatchObject({ period: "hour", periodAssumed: true, annual: { min: 40_560, max: 49_920 } });
  });

  it("has the end that the description leaves open, whatever the feed made of it", () => {
    const sent = { min: 80_000, max: 80_000, currency: "USD", period: "yearly" };
    const pay = readBoth(sent, "Starting salary: $80,000");
    expect(pay).toMatchObject({ min: 80_000, period: "year" });
    expect(pay).not.toHaveProperty("max");
    expect(pay).not.toHaveProperty("periodAssumed");
  });

  it("stays what no job pays where it repeats a feed's amounts", () => {
    const pay = readBoth(
      { min: 1_200, max: 1_800, currency: "USD", period: "annual" },
      "Pay is $1,200 - $1,800.",
    );
    expect(pay?.implausible).toBe(true);
    expect(pay?.annual).toEqual({});
  });

  it("is shown under its name in Portuguese, though no time is told", () => {
    const pay = preferDescribedPay(null, "Faixa salarial de R$ 6.000 a R$ 7.500 + benefícios");
    expect(pay).toMatchObject({ min: 6_000, max: 7_500, currency: "BRL", annual: {} });
  });

  it("is by the piece, whatever year the feed made of it", () => {
    const pay = readBoth({ min: 104_000, max: 104_000, currency: "USD" }, "You get $50 per question.");
    expect(pay).toMatchObject({ min: 50, max: 50, byPiece: true });
    expect(pay?.annual).toEqual({});
  });

  it("is compared with nothing where it is net or of two minds, whatever year the feed made of it", () => {
    const sent = { min: 30_000, max: 30_000, currency: "EUR" };
    expect(readBoth(sent, "Salary: €2,500 after taxes")?.annual).toEqual({});
    expect(readBoth({ ...sent, period: "annual" }, "EUR 2500 net")?.annual).toEqual({});
    expect(preferDescribedPay(null, "Pay: $15 per hour\nMonthly salary: $1,200")?.annual).toEqual({});
    const two = parseSalary("$70/hr, approximately $1,460/month");
    expect(preferDescribedPay(two, "Hourly Rate: $70/hr.")?.annual).toEqual({});
  });

  it.each(["Parental leave: twenty weeks at full pay\n£750 for your desk", "Sick pay of £120 per week"])(
    "is of one mind where the other money is no pay: %j",
    (other) => {
      const pay = preferDescribedPay(null, `Pay: £79,000 - £116,000.\n${other}`);
      expect(pay?.annual).toEqual({ min: 79_000, max: 116_000 });
      expect(preferDescribedPay(null, `${other}\nThe full pay range is £30 - £40 per hour.`)).toMatchObject({
        min: 30,
        max: 40,
      });
    },
  );

  it("is in the feed's currency where the description names none", () => {
    const sent = { min: 150_000, max: 150_000, currency: "USD", period: "yearly" };
    expect(readBoth(sent, "75k base/150k OTE")).toMatchObject({ min: 75_000, max: 75_000, currency: "USD" });
    expect(readBoth(sent, "The base range for this role is 135-150k.")).toMatchObject({
      min: 135_000,
      max: 150_000,
    });
  });

  it("is an hour's whatever hours are worked for it", () => {
    const sent = { min: 26_000, max: 26_000, currency: "USD", period: "yearly" };
    const pay = readBoth(sent, "$50/hour, 10 hours per week");
    expect(pay).toMatchObject({ min: 50, period: "hour", annual: { min: 104_000 } });
  });

  it("is the feed's range where the description states each end apart", () => {
    const sent = { min: 80_000, max: 120_000, currency: "USD", period: "yearly" };
    const text = "Minimum salary: $80,000\nMaximum salary: $120,000";
    expect(readBoth(sent, text)).toMatchObject({ min: 80_000, max: 120_000 });
  });

  it("is in the dollar that the feed names where the description's own pay has a bare sign", () => {
    const sent = { min: 80_000, max: 100_000, currency: "CAD", period: "yearly" };
    expect(readBoth(sent, "Base salary: $85,000 - $105,000")).toMatchObject({
      currency: "CAD",
      max: 105_000,
    });
    expect(readBoth(sent, "Base salary: $85,000 - $105,000 USD")).toMatchObject({ currency: "USD" });
  });

  it("is none where the feed begins with what is expected of a share in revenue", () => {
    const sent = { min: 120_000, max: 220_000, currency: "USD", period: "yearly" };
    expect(readBoth(sent, "Expected earnings (rev share): $10,000–$15,000+ USD/month")).toBeNull();
  });

  it("is none where a heading says that it is hoped for", () => {
    const sent = { min: 120_000, max: 150_000, currency: "USD", period: "yearly" };
    expect(readBoth(sent, "On-target earnings (OTE)\n$120,000 - $150,000")).toBeNull();
  });

  it("is none where what the feed sent is only hoped for, or the base beside it", () => {
    const sent = { min: 180_000, max: 220_000, currency: "GBP", period: "yearly" };
    expect(readBoth(sent, "The OTE for this role is £180,000 – £220,000.")).toBeNull();
    const average = { min: 55_000, max: 75_000, currency: "USD", period: "yearly" };
    const text =
      "Starting base salary is $45K. Average earnings range from $55K-$75K through base and commission.";
    expect(readBoth(average, text)).toMatchObject({ min: 45_000, annual: { min: 45_000 } });
    expect(readBoth(average, text)).not.toHaveProperty("max");
  });

  it("is found in time in a description without an end", () => {
    expect(readBoth({ min: 60_000, currency: "USD" }, "9 $ 1,000 - ".repeat(50_000))).not.toBeNull();
    expect(readBoth({ min: 60_000, currency: "USD" }, "9 a.\n".repeat(50_000))).not.toBeNull();
  });
});

describe("pay that only the description states", () => {
  it.each([
    ["Compensation Range: $34-$35 per hour", { min: 34, max: 35, period: "hour" }],
    ["Requirements\n$140,000 - $170,000 a year", { min: 140_000, max: 170_000, period: "year" }],
    ["PAY RANGE:\n$20 - $27 an hour", { min: 20, max: 27, period: "hour" }],
    ["Our offices\n$110,000—$140,000 USD", { min: 110_000, max: 140_000, periodAssumed: true }],
    ["Between $24- $26/hour, depending upon experience", { min: 24, max: 26, period: "hour" }],
    ["Base Salary Range$110,000—$140,000 USD", { min: 110_000, max: 140_000, periodAssumed: true }],
  ])("is read where it is called so, or is all that a line says: %j", (text, read) => {
    expect(preferDescribedPay(null, text)).toMatchObject(read);
  });

  it.each([
    "We raised $60 million from investors.",
    "You manage accounts of $50,000 - $150,000.",
    "$600 learning and development budget",
    "In the last two years we paid out $11M to our engineers.",
    "Up to $1,000",
  ])("is not guessed from other money: %j", (text) => {
    expect(preferDescribedPay(null, text)).toBeNull();
  });
});
