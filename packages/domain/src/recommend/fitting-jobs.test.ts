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
  ["Editor", "intern", false],
  ["Editor", "executive", false],
  ["", "executive", true],
] as const)("to %j a job for %s fits: %s", (title, seniority, fits) => {
  expect(createLevelRule(title, [])(ofLevel(seniority))).toBe(fits);
});

it("a job without a level fits everyone but executives and interns", () => {
  expect(createLevelRule("Senior Editor", [])(buildJob())).toBe(true);
  expect(createLevelRule("Head of Editing", [])(buildJob())).toBe(false);
  expect(createLevelRule("Marketing Intern", [])(buildJob())).toBe(false);
});

it.each([
  ["Chief of Staff", "Chief of Staff — Agent", "executive", true],
  ["Account Executive", "Account Executive, Harbours", "executive", true],
  ["Creative Director", "Creative Director", "executive", true],
  ["Account Manager", "Account Manager", "junior", true],
  ["Engineering Manager", "AI Trainer, Engineering", "junior", false],
  ["Editor", "Editor Intern", "intern", false],
  ["Junior Editor", "Lead, for a Junior Editor", "lead", false],
] as const)("to %j a %s, whose feed says %s, fits: %s", (own, title, seniority, fits) => {
  expect(createLevelRule(own, [])(buildJob({ title, seniority }))).toBe(fits);
});

it.each([
  ["Lead Designer", "Head of Design", "executive", true],
  ["Engineering Lead", "Engineering Manager", undefined, true],
  ["Principal Engineer", "Director of Engineering", "executive", true],
  ["Customer Support Team Lead", "Customer Support Team Leader", "lead", true],
  ["Senior Engineer", "Engineering Manager", undefined, false],
  ["Account Executive", "Account Manager, EMEA", undefined, true],
  ["Product Owner", "Product Manager, Growth", undefined, true],
  ["Bookkeeper", "Manager, Accounting", undefined, false],
  ["Executive Assistant", "Assistant to VP", undefined, true],
  ["Executive Assistant", "Assistant to the Director", undefined, true],
  ["Staff Coordinator", "Coordinator to the Director", undefined, true],
  ["Executive Assistant", "Assistant Director", undefined, false],
] as const)("to a %s, who leads people or not, a %s of level %s fits: %s", (own, title, seniority, fits) => {
  expect(createLevelRule(own, [])(buildJob({ title, ...(seniority && { seniority }) }))).toBe(fits);
});

it("a craft director works in the craft and is not an executive", () => {
  const fits = createLevelRule("Creative Director", []);
  expect([fits(buildJob()), fits(ofLevel("senior")), fits(ofLevel("executive"))]).toEqual([
    true,
    true,
    false,
  ]);
});

it("an internship fits people who ask for one, who still get no executive jobs", () => {
  expect(createLevelRule("Editor", ["internship"])(ofLevel("intern"))).toBe(true);
  expect(createLevelRule("Editor", ["internship"])(ofLevel("executive"))).toBe(false);
});

it.each([
  ["Recruiter", "human-resources", "own"],
  ["Recruiter", "software-development", "far"],
  ["Recruiter", "other", "unknown"],
  ["Data Engineer", "software-development", "near"],
  ["Accountant", "design", "far"],
  ["Keeper", "design", "unknown"],
  ["Electrician", "design", "far"],
  ["Electrician", "other", "unknown"],
  ["", "design", "unknown"],
] as const)("to %j a job in %s is %s", (title, category, nearness) => {
  expect(createTradeRule(title, [])(ofTrade(category))).toBe(nearness);
});

it("the trade of a saved job counts as the person's own, whatever their title", () => {
  expect(createTradeRule("Recruiter", [ofTrade("design")])(ofTrade("design"))).toBe("own");
});
