import type { Job } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { listKinds } from "./load-company-page.ts";

const pay: Job["pay"] = {
  min: 60_000,
  currency: "USD",
  period: "year",
  annual: { min: 60_000 },
  origin: "parsed",
};
const job = (category: Job["category"], seniority?: Job["seniority"]) =>
  buildJob({ category, pay, ...(seniority && { seniority }) });

it("are those of jobs with pay and seniority, most frequent first", () => {
  const seniors = [job("design", "senior"), job("design", "senior")];
  const lead = job("sales", "lead");
  expect(listKinds([lead, job("sales"), job("sales"), ...seniors])).toEqual([seniors, [lead]]);
});

it("are empty when no job states both", () => {
  expect(listKinds([job("sales"), buildJob({ seniority: "lead" })])).toEqual([]);
});

it("are three at most", () => {
  const seniorities = ["intern", "junior", "mid", "senior"] as const;
  expect(listKinds(seniorities.map((seniority) => job("sales", seniority)))).toHaveLength(3);
});
