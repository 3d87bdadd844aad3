import { expect, it } from "vitest";

import type { Job } from "../job/job.ts";
import { buildJob } from "../testing/build-job.ts";
import { createLevelRule, createTradeRule } from "./fitting-jobs.ts";

const ofLevel = (seniority: NonNullable<Job["seniority"]>) => buildJob({ seniority });
const ofTrade = (category: Job["category"]) => buildJob({ category });

it.each([
  ["Senior Editor", "junior", false],
  ["Senior Editor", "mid", false],
  ["Senior Editor", "senior", true],
  ["Senior Editor", "lead", true],
  ["Senior Editor", "executive", false],
  ["Junior Editor", "mid", true],
  ["Junior Editor", "senior", false],
  ["Head of Marketing", "executive", true],
  ["Editor", "junior", true],
  ["", "executive", true],
] as const)("to %j a job for %s fits: %s", (title, seniority, fits) => {
  expect(createLevelRule(title)(ofLevel(seniority))).toBe(fits);
});

it("a job that states no level fits everyone", () => {
  expect(createLevelRule("Senior Editor")(buildJob())).toBe(true);
});

it.each([
  ["Recruiter", "human-resources", true],
  ["Recruiter", "software-development", false],
  ["Recruiter", "other", true],
  ["Data Engineer", "software-development", true],
  ["Accountant", "design", false],
  ["Keeper", "design", true],
  ["", "design", true],
] as const)("to %j a job in %s fits: %s", (title, category, fits) => {
  expect(createTradeRule(title, [])(ofTrade(category))).toBe(fits);
});

it("the trade of a job somebody marked fits them, whatever their title", () => {
  expect(createTradeRule("Recruiter", [ofTrade("design")])(ofTrade("design"))).toBe(true);
});
