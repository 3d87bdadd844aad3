import { expect, it } from "vitest";

import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import { buildJob } from "../testing/build-job.ts";
import { parseSalary } from "./parse-salary.ts";
import { findTypicalPay } from "./typical-pay.ts";

let postings = 0;
const paid = (salary: string, day = "2026-01-10", title = `Cook ${(postings += 1)}`) => {
  const pay = parseSalary(salary) ?? undefined;
  return buildJob({ title, publication_date: new Date(day), ...(pay && { pay }) });
};
const inEuros = (count: number) =>
  Array.from({ length: count }, (_, at) => paid(`€${50_000 + 1000 * at} a year`, `2026-01-${at + 1}`));

it("is the median and the middle half of twenty stated figures and more, with their number and days", () => {
  expect(findTypicalPay(inEuros(21), BUNDLED_RATES)).toEqual({
    low: 55_000,
    median: 60_000,
    high: 65_000,
    currency: "EUR",
    jobs: 21,
    from: "2026-01-01",
    to: "2026-01-21",
  });
});

it("is not said of fewer than twenty", () => {
  expect(findTypicalPay(inEuros(19), BUNDLED_RATES)).toBeUndefined();
  expect(findTypicalPay(inEuros(20), BUNDLED_RATES)?.jobs).toBe(20);
});

it("takes for a figure the most that a job pays, converted", () => {
  const jobs = Array.from({ length: 20 }, () => paid("$50,000 - $116,110 a year"));
  expect(findTypicalPay(jobs, BUNDLED_RATES)?.median).toBe(100_000);
});

it("counts a position once that is posted for several places, and one with other pay again", () => {
  const cities = Array.from({ length: 20 }, () => paid("€90,000 a year", "2026-01-10", "Tide Engineer"));
  expect(findTypicalPay(cities, BUNDLED_RATES)).toBeUndefined();
  expect(findTypicalPay([...inEuros(19), ...cities], BUNDLED_RATES)?.jobs).toBe(20);
  const better = paid("€95,000 a year", "2026-01-10", "Tide Engineer");
  expect(findTypicalPay([...inEuros(19), ...cities, better], BUNDLED_RATES)?.jobs).toBe(21);
});

it.each([
  ["whose period was assumed", "€60,000"],
  ["in a currency without a rate", "NGN 9,000,000 a year"],
  ["after taxes", "€3,000 net a month"],
  ["that states nothing", ""],
])("leaves out pay %s", (_, salary) => {
  expect(findTypicalPay([...inEuros(19), paid(salary)], BUNDLED_RATES)).toBeUndefined();
});
