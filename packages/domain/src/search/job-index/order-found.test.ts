import { describe, expect, it } from "vitest";

import type { Job } from "../../job/job.ts";
import { makePay } from "../../pay/annual-pay.ts";
import { BUNDLED_RATES } from "../../rates/bundled-rates.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";
import { readJobIds } from "./read-jobs.ts";

const posted = (sourceId: string, date: string, more: Partial<Job> = {}) =>
  buildJob({ ...more, sourceId, publication_date: new Date(date) });
const paid = (sourceId: string, currency: string, max: number, date = "2026-01-01") => {
  const pay = makePay({ max, currency, period: "year", origin: "parsed" });
  return posted(sourceId, date, pay ? { pay } : {});
};
const order = (jobs: readonly Job[], stated: Parameters<typeof filtersOf>[0]) =>
  askIndex(buildJobIndex(jobs), filtersOf(stated)).ids.map((id) => id.replace("remotive-", ""));

describe("the order by pay", () => {
  it("lists the highest pay first, ties by newest first, jobs without pay last", () => {
    const jobs = [
      posted("unpaid", "2026-02-20"),
      paid("old", "USD", 90_000, "2026-01-01"),
      paid("new", "USD", 90_000, "2026-01-02"),
      paid("less", "USD", 80_000),
      paid("most", "USD", 900_000),
    ];
    expect(order(jobs, { sort: "pay" })).toEqual(["most", "new", "old", "less", "unpaid"]);
  });

  it("converts currencies at the given rates; currencies without a rate and jobs without pay come last", () => {
    const jobs = [
      posted("unpaid", "2026-02-20"),
      paid("naira", "NGN", 90_000_000),
      paid("yen", "JPY", 9_000_000),
      paid("euros", "EUR", 50_000),
      paid("more-euros", "EUR", 60_000),
      paid("pounds", "GBP", 70_000),
    ];
    expect(order(jobs, { sort: "pay" })).toEqual(["pounds", "more-euros", "yen", "euros", "unpaid", "naira"]);
    const inReais = { min: 350_000, currency: "BRL" };
    expect(order(jobs, { sort: "pay", salary: inReais })).toEqual(["pounds", "more-euros"]);
  });

  it("uses new rates as soon as they are available", () => {
    const index = buildJobIndex([paid("euros", "EUR", 50_000), paid("pounds", "GBP", 45_000)]);
    const askAt = (GBP: number) => {
      const rates = { ...BUNDLED_RATES, perEuro: { ...BUNDLED_RATES.perEuro, GBP } };
      const query = { filters: filtersOf({ sort: "pay" }), page: 1, pageSize: 1, rates };
      return readJobIds(index, queryJobIndex(index, query, NOW).docs);
    };
    expect([0.8, 1.2, 0.8].flatMap(askAt)).toEqual(["remotive-pounds", "remotive-euros", "remotive-pounds"]);
  });

  it("puts jobs posted more than 90 days ago behind fresh ones, whatever they pay", () => {
    const jobs = [
      paid("year-old", "USD", 900_000, "2025-03-01"),
      paid("fresh", "USD", 25_000, "2026-02-01"),
      posted("unpaid", "2026-02-20"),
    ];
    expect(order(jobs, { sort: "pay" })).toEqual(["fresh", "unpaid", "year-old"]);
  });

  it("ignores how well a job matches the search", () => {
    const found = [
      paid("paid", "EUR", 50_000),
      posted("titled", "2026-02-02", { title: "Backend Engineer, backend" }),
    ];
    expect(order(found, { search: "backend", sort: "pay" })).toEqual(["paid", "titled"]);
  });
});

describe("the order by date", () => {
  it("ignores how well a job matches the search", () => {
    const jobs = [
      posted("titled", "2026-01-01", { title: "Rust Engineer" }),
      posted("tagged", "2026-02-02", { tags: ["rust"] }),
    ];
    expect(order(jobs, { search: "rust" })).toEqual(["titled", "tagged"]);
    expect(order(jobs, { search: "rust", sort: "newest" })).toEqual(["tagged", "titled"]);
  });
});

describe("for a reader in a country", () => {
  const inPlace = (
    sourceId: string,
    date: string,
    countries: string[] | undefined,
    more: Partial<Job> = {},
  ) =>
    posted(sourceId, date, {
      ...more,
      place: { scope: countries ? "restricted" : "unknown", countries: countries ?? [], regions: [] },
    });
  const jobs = [
    inPlace("silent-new", "2026-02-09", undefined, { title: "Rust Engineer" }),
    inPlace("silent-old", "2026-02-01", undefined),
    inPlace("open-old", "2026-02-02", ["BR"], { tags: ["rust"] }),
    inPlace("open-new", "2026-02-03", ["BR", "US"]),
    inPlace("us", "2026-02-04", ["US"]),
  ];
  const from = { country: "BR" };

  it("lists jobs open to them first, then those that do not say, each in the requested order", () => {
    expect(order(jobs, { from })).toEqual(["open-new", "open-old", "silent-new", "silent-old"]);
    expect(order(jobs, { from, search: "rust" })).toEqual(["open-old", "silent-new"]);
    expect(order(jobs, { from: { ...from, certain: true } })).toEqual(["open-new", "open-old"]);
  });

  it("splits a page between the end of one group and the start of the other", () => {
    const pageOf = (page: number) =>
      askIndex(buildJobIndex(jobs), filtersOf({ from }), { page, pageSize: 3 }).ids;
    expect(pageOf(1)).toEqual(["remotive-open-new", "remotive-open-old", "remotive-silent-new"]);
    expect(pageOf(2)).toEqual(["remotive-silent-old"]);
    expect(pageOf(3)).toEqual([]);
  });

  it("counts jobs that are open to them, do not say and are not open, whatever is shown", () => {
    const counts = (stated: Parameters<typeof filtersOf>[0]) =>
      askIndex(buildJobIndex(jobs), filtersOf(stated)).forReader;
    expect(counts({ from })).toMatchObject({ open: 2, notStated: 2, notOpen: 1 });
    expect(counts({ from: { ...from, certain: true } })).toMatchObject({ open: 2, notStated: 2, notOpen: 1 });
    expect(counts({ from, search: "rust" })).toMatchObject({ open: 1, notStated: 1, notOpen: 0 });
    expect(counts({})).toBeUndefined();
  });
});
