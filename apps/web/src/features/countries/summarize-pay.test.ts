import { expect, it } from "vitest";

import { summarizePay } from "./country-facts.tsx";

const bins = (...counts: number[]) => counts.map((count, at) => ({ from: at * 10_000, count }));

it("half of the jobs with comparable pay pay at least what is said", () => {
  const summary = summarizePay({
    salary: [{ value: "unstated", count: 6 }],
    salary_assumed: 3,
    salary_histogram: bins(0, 1, 1, 2, 0),
  });
  expect(summary).toEqual({ compared: 4, all: 10, assumed: 3, half: 30_000 });
});

it("nothing is said when none is comparable", () => {
  const summary = summarizePay({
    salary: [{ value: "unstated", count: 6 }],
    salary_assumed: 0,
    salary_histogram: bins(0, 0),
  });
  expect(summary).toEqual({ compared: 0, all: 6, assumed: 0, half: undefined });
});
