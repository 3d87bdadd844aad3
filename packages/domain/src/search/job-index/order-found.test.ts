import { describe, expect, it } from "vitest";

import type { Job } from "../../job/job.ts";
import { makePay } from "../../pay/annual-pay.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

const posted = (sourceId: string, date: string, more: Partial<Job> = {}) =>
  buildJob({ ...more, sourceId, publication_date: new Date(date) });
const paid = (sourceId: string, currency: string, max: number, date = "2026-01-01") => {
  const pay = makePay({ max, currency, period: "year", origin: "parsed" });
  return posted(sourceId, date, pay ? { pay } : {});
};
const order = (jobs: readonly Job[], stated: Parameters<typeof filtersOf>[0]) =>
  askIndex(buildJobIndex(jobs), filtersOf(stated)).ids.map((id) => id.replace("remotive-", ""));

describe("the order by pay", () => {
  it("has the highest first, of equal pay the newest, and last what states none", () => {
    const jobs = [
      posted("unpaid", "2026-02-20"),
      paid("old", "USD", 90_000, "2026-01-01"),
      paid("new", "USD", 90_000, "2026-01-02"),
      paid("less", "USD", 80_000),
      paid("most", "USD", 900_000),
    ];
    expect(order(jobs, { sort: "pay" })).toEqual(["most", "new", "old", "less", "unpaid"]);
  });

  it("compares currencies at the rates of a day, and last has pay in one that has no rate, and none", () => {
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

  it("leaves aside how well a job answers the search", () => {
    const found = [
      paid("paid", "EUR", 50_000),
      posted("titled", "2026-02-02", { title: "Backend Engineer, backend" }),
    ];
    expect(order(found, { search: "backend", sort: "pay" })).toEqual(["paid", "titled"]);
  });
});

describe("the order by date", () => {
  it("leaves aside how well a job answers the search", () => {
    const jobs = [
      posted("titled", "2026-01-01", { title: "Rust Engineer" }),
      posted("tagged", "2026-02-02", { tags: ["rust"] }),
    ];
    expect(order(jobs, { search: "rust" })).toEqual(["titled", "tagged"]);
    expect(order(jobs, { search: "rust", sort: "newest" })).toEqual(["tagged", "titled"]);
  });
});
