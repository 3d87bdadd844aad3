import { describe, expect, it } from "vitest";

import { makePay } from "../pay/annual-pay.ts";
import type { Pay } from "../pay/pay.ts";
import { COUNTRY_CODES } from "../place/country-codes.ts";
import { parsePlace } from "../place/parse-place.ts";
import { buildJob } from "../testing/build-job.ts";
import { MAX_PLACES, summarizeCompany } from "./summarize-company.ts";

const pay = (range: Pick<Pay, "min" | "max">, currency = "USD", period: Pay["period"] = "year") => {
  const made = makePay({ ...range, currency, period, origin: "structured" });
  if (made === null) throw new Error("This pay can be meant.");
  return made;
};
const payOf = (...pays: Pay[]) =>
  summarizeCompany(
    "tern",
    pays.map((one) => buildJob({ pay: one })),
  )?.pay;

describe("a company", () => {
  it("summarises its open postings, most frequent first", () => {
    const jobs = [
      buildJob({ company_name: "TERN", category: "design", company_logo: "https://tern.example/new.png" }),
      buildJob({
        company_name: "Tern",
        source: "lever",
        place: parsePlace("Germany"),
        company_logo: "https://tern.example/old.png",
      }),
      buildJob({ company_name: "Tern", source: "lever" }),
    ];
    expect(summarizeCompany("tern", jobs)).toEqual({
      slug: "tern",
      name: "Tern",
      company_logo: "https://tern.example/new.png",
      totalJobs: 3,
      categories: [
        { value: "software-development", count: 2 },
        { value: "design", count: 1 },
      ],
      places: [
        { value: "Worldwide", count: 2 },
        { value: "Germany", count: 1 },
      ],
      morePlaces: 0,
      pay: [],
      sources: [
        { value: "lever", count: 2 },
        { value: "remotive", count: 1 },
      ],
    });
  });

  it("is undefined without an open posting", () => {
    expect(summarizeCompany("tern", [])).toBeUndefined();
  });

  it("lists the twenty most frequent places, and counts the others", () => {
    const places = [...COUNTRY_CODES].slice(0, MAX_PLACES + 5).map((code) => parsePlace([code]));
    const summary = summarizeCompany(
      "tern",
      [...places, ...places.slice(-1)].map((place) => buildJob({ place })),
    );
    expect(summary?.places).toHaveLength(MAX_PLACES);
    expect(summary?.places[0]?.count).toBe(2);
    expect(summary?.morePlaces).toBe(5);
  });

  it("counts a place once, whatever its time zones", () => {
    const jobs = ["Germany", "Germany, UTC+1 to UTC+3"].map((text) => buildJob({ place: parsePlace(text) }));
    expect(summarizeCompany("tern", jobs)?.places).toEqual([{ value: "Germany", count: 2 }]);
  });
});

describe("the pay of a company", () => {
  it("spans the stated range, separately for each currency and period", () => {
    const hourly = pay({ min: 40, max: 50 }, "EUR", "hour");
    expect(payOf(hourly, pay({ min: 90_000 }), pay({ min: 70_000, max: 120_000 }))).toEqual([
      {
        min: 70_000,
        max: 120_000,
        currency: "USD",
        period: "year",
        annual: { min: 70_000, max: 120_000 },
        jobs: 2,
      },
      {
        min: 40,
        max: 50,
        currency: "EUR",
        period: "hour",
        annual: { min: 83_200, max: 104_000 },
        jobs: 1,
      },
    ]);
  });

  it("distinguishes stated from assumed annual pay", () => {
    const assumed: Pay = { ...pay({ min: 80_000 }), periodAssumed: true };
    const told = payOf(assumed, pay({ min: 90_000 }), pay({ min: 95_000 }));
    expect(told).toMatchObject([
      { min: 90_000, currency: "USD", period: "year", jobs: 2 },
      { min: 80_000, currency: "USD", period: "year", periodAssumed: true, jobs: 1 },
    ]);
    expect(told?.[0]).not.toHaveProperty("periodAssumed");
  });

  it("distinguishes rates per piece from pay per time", () => {
    const byPiece = (min: number, period: Pay["period"]): Pay => {
      const made = makePay({ min, currency: "USD", period, byPiece: true, origin: "parsed" });
      if (made === null) throw new Error("This pay can be meant.");
      return made;
    };
    expect(payOf(byPiece(400, "week"), byPiece(150, "year"), pay({ min: 90_000 }))).toMatchObject([
      { min: 150, currency: "USD", byPiece: true, annual: {}, jobs: 2 },
      { min: 90_000, period: "year", annual: { min: 90_000 }, jobs: 1 },
    ]);
  });

  it.each([
    ["what pay may come to with commission", { onTarget: true }],
    ["what no wage is like", { implausible: true }],
  ] as const)("keeps %s by itself, and says so", (_, mark) => {
    const odd: Pay = { ...pay({ min: 200_000 }), ...mark, annual: {} };
    const told = payOf(odd, pay({ min: 90_000 }), pay({ min: 95_000 }));
    expect(told).toMatchObject([
      { min: 90_000, jobs: 2 },
      { min: 200_000, ...mark, annual: {}, jobs: 1 },
    ]);
    expect(Object.keys(told?.[0] ?? {})).not.toContain(Object.keys(mark)[0]);
  });

  it("counts pay without a currency as stated", () => {
    expect(payOf({ ...pay({ min: 20_000 }), currency: "XXX", annual: {} })).toMatchObject([
      { min: 20_000, currency: "XXX", annual: {}, jobs: 1 },
    ]);
  });

  it("distinguishes assumed periods used for comparison from merely likely ones", () => {
    const likely: Pay = { ...pay({ min: 30 }, "USD", "hour"), periodAssumed: true, annual: {} };
    const compared: Pay = { ...likely, annual: { min: 62_400 } };
    expect(payOf(likely, compared)).toMatchObject([
      { annual: {}, jobs: 1 },
      { annual: { min: 62_400 }, jobs: 1 },
    ]);
  });

  it("keeps pay after tax separate and labelled", () => {
    const afterTax: Pay = { ...pay({ min: 4_000 }, "EUR", "month"), net: true, annual: {} };
    const told = payOf(afterTax, pay({ min: 5_000 }, "EUR", "month"), pay({ min: 6_000 }, "EUR", "month"));
    expect(told).toMatchObject([
      { min: 5_000, annual: { min: 60_000 }, jobs: 2 },
      { min: 4_000, net: true, jobs: 1 },
    ]);
    expect(told?.[1]?.annual).toEqual({});
  });

  it("has no annual amount if one of them has none", () => {
    const afterTax: Pay = { ...pay({ min: 4_000 }, "EUR", "month"), annual: {} };
    expect(payOf(afterTax, pay({ min: 5_000 }, "EUR", "month"))).toMatchObject([
      { min: 4_000, annual: {}, jobs: 2 },
    ]);
  });

  it("has no unstated or reversed bounds", () => {
    expect(payOf(pay({ min: 90_000 }), pay({ min: 70_000 }))?.[0]).not.toHaveProperty("max");
    expect(payOf(pay({ max: 90_000 }))?.[0]).not.toHaveProperty("min");
    expect(payOf(pay({ min: 90_000 }), pay({ max: 70_000 }))).toMatchObject([{ min: 70_000, max: 90_000 }]);
  });
});
