import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { CURRENCIES } from "./currencies.ts";
import { LABELLED_SALARIES } from "./fixtures/labelled-salaries.ts";
import { formatPay } from "./format-pay.ts";
import { parseSalary } from "./parse-salary.ts";
import { PAY_PERIODS } from "./pay-range.ts";
import { Pay } from "./pay.ts";

const real = fc.constantFrom(...LABELLED_SALARIES.map(([text]) => text));
const piece = fc.constantFrom(
  ..."$ € ₹ k - + , . / ( ) ; % 1 90 000 hr usd per or base ote lpa crore up to".split(" "),
  " ",
);
const anyText = fc.oneof(
  real,
  fc.array(piece).map((pieces) => pieces.join("")),
  fc.tuple(real, real).map((two) => two.join(" or ")),
  fc.string({ unit: "binary" }),
);

/** Pay of roughly this many dollars, in any currency and period. */
const annualDollars = fc.integer({ min: 7_000, max: 400_000 });
const currency = fc.constantFrom(...Object.keys(CURRENCIES));
const period = fc.constantFrom(...PAY_PERIODS);
const anyPay = fc
  .record({
    dollars: annualDollars,
    wider: fc.integer({ min: 0, max: 9 }),
    open: fc.nat(2),
    currency,
    period,
  })
  .map(({ dollars, wider, open, currency, period }) => {
    const perYear = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }[period];
    const min = Math.round((dollars * (CURRENCIES[currency]?.perDollar ?? 1)) / perYear);
    const ends = [{ min, max: min + Math.round((min * wider) / 10) }, { min }, { max: min }] as const;
    return parseSalary({ ...ends[open], currency, period: period === "day" ? "daily" : `${period}ly` });
  })
  .filter((pay) => pay !== null)
  // Implausible amounts are kept if sent in fields, and null if read from text.
  .filter(({ implausible }) => implausible === undefined);

describe("parseSalary, whatever it is given", () => {
  it("never throws, and gives valid pay that can be believed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const pay = parseSalary(text);
        if (pay === null) return;
        expect(z.parse(Pay, pay)).toEqual(pay);
        // Pay after tax has no annual amount, as it is never compared.
        expect(pay.annual.max ?? pay.annual.min ?? 1).toBeGreaterThan(0);
        expect(pay.min ?? 0).toBeLessThanOrEqual(pay.max ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it("never throws on fields either", () => {
    const amount = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.constant(undefined));
    const word = fc.oneof(fc.string(), currency, period, fc.constant(null), fc.constant(undefined));
    fc.assert(
      fc.property(fc.record({ min: amount, max: amount, currency: word, period: word }), (fields) => {
        const pay = parseSalary(fields);
        expect(pay === null || z.safeParse(Pay, pay).success).toBe(true);
      }),
    );
  });

  it("reads the same in capitals, in small letters and however it is spaced", () => {
    const space = fc.constantFrom(" ", "  ", "\t", "\u00A0", "\u202F", "\n");
    const around = fc.constantFrom("", " ", "\n\t");
    fc.assert(
      fc.property(real, space, around, (text, between, edge) => {
        const spaced = edge + text.replaceAll(/\s/g, between) + edge;
        const pay = parseSalary(text);
        for (const other of [spaced, text.toUpperCase(), text.toLowerCase()]) {
          expect({ other, pay: parseSalary(other) }).toEqual({ other, pay });
        }
      }),
    );
  });

  it("reads what formatPay shows, and shows it the same again", () => {
    fc.assert(
      fc.property(anyPay, (pay) => {
        const shown = formatPay(pay);
        const read = parseSalary(shown);
        expect({ shown, ...read }).toMatchObject({ shown, currency: pay.currency, period: pay.period });
        expect(read && formatPay(read)).toBe(shown);
        expect(read).not.toHaveProperty("periodAssumed");
      }),
    );
  });

  it("reads a year's pay without a period as with it, says that this was assumed, and compares nothing smaller", () => {
    const fields = fc.record({ min: fc.integer({ min: 1, max: 500_000 }), currency });
    fc.assert(
      fc.property(fields, ({ min, currency }) => {
        const pay = parseSalary({ min, currency });
        expect(parseSalary(`from ${min} ${currency}`)).toEqual(
          pay && !pay.implausible ? { ...pay, origin: "parsed" } : null,
        );
        if (pay === null) return;
        const { periodAssumed, ...rest } = pay;
        expect(periodAssumed).toBe(true);
        const withPeriod = parseSalary({ min, currency, period: "yearly" });
        expect(pay.period === "year" ? withPeriod : pay.annual).toEqual(pay.period === "year" ? rest : {});
      }),
    );
  });

  it("reads back any yearly range it is given, however it is written", () => {
    const range = fc.record({
      min: fc.integer({ min: 20, max: 200 }),
      width: fc.integer({ min: 0, max: 200 }),
    });
    const written = fc.constantFrom(
      (min: number, max: number) => `$${min}k - $${max}k`,
      (min: number, max: number) => `$${min},000-$${max},000 per year`,
      (min: number, max: number) => `${min}.000 to ${max}.000 USD`,
      (min: number, max: number) => `USD ${min}000 – ${max}000 + equity`,
    );
    fc.assert(
      fc.property(range, written, ({ min, width }, write) => {
        const text = write(min, min + width);
        expect({ text, ...parseSalary(text) }).toMatchObject({
          text,
          min: min * 1000,
          max: (min + width) * 1000,
          currency: "USD",
          period: "year",
        });
      }),
    );
  });
});
