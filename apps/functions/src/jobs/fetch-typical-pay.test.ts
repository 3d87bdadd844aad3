import { buildJobIndex, BUNDLED_RATES, parseSalary } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { answerTypicalPay } from "./fetch-typical-pay.ts";

const NOW = new Date("2026-01-20T12:00:00Z");
const KIND = { category: "design", seniority: "senior" } as const;
const paid = (at: number, changes = {}) => {
  const pay = parseSalary(`€${50_000 + 1000 * at} a year`) ?? undefined;
  return buildJob({ ...KIND, sourceId: `${at}`, ...(pay && { pay }), ...changes });
};
const jobs = Array.from({ length: 21 }, (_, at) => paid(at));
const others = [
  paid(30, { category: "sales" }),
  paid(31, { seniority: "lead" }),
  paid(32, { expires_at: new Date("2026-01-19T12:00:00Z") }),
  buildJob({ ...KIND, sourceId: "33" }),
];

it("covers the open jobs of the category and seniority that state pay", () => {
  const index = buildJobIndex([...jobs, ...others]);
  expect(answerTypicalPay({ index, rates: BUNDLED_RATES }, KIND, NOW)).toMatchObject({
    low: 55_000,
    median: 60_000,
    high: 65_000,
    jobs: 21,
  });
});

it("is undefined if fewer than twenty do, also when repeated", () => {
  const sources = { index: buildJobIndex([...jobs.slice(2), ...others]), rates: BUNDLED_RATES };
  for (const _ of [1, 2]) expect(answerTypicalPay(sources, KIND, NOW)).toBeUndefined();
});

it("is recomputed with other rates", () => {
  const index = buildJobIndex(
    jobs.map((job) => ({ ...job, pay: job.pay && { ...job.pay, currency: "USD" } })),
  );
  const median = (perDollar: number) => {
    const rates = { date: "2026-01-20", perEuro: { EUR: 1, USD: perDollar } };
    return answerTypicalPay({ index, rates }, KIND, NOW)?.median;
  };
  expect([median(1), median(2)]).toEqual([60_000, 30_000]);
});
