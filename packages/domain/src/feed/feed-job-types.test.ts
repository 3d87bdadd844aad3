import { describe, expect, it } from "vitest";

import type { JobType } from "../job/job-type.ts";
import { readJobType } from "./feed-words.ts";

describe("readJobType", () => {
  it.each<[string, JobType]>([
    ["full_time", "full_time"],
    ["Full-Time", "full_time"],
    ["FullTime", "full_time"],
    ["Full-time permanent", "full_time"],
    ["Regular Full Time (Salary)", "full_time"],
    ["permanent", "full_time"],
    ["Vollzeit", "full_time"],
    ["part_time", "part_time"],
    ["Part-time fixed-term", "part_time"],
    ["Part-time permanent", "part_time"],
    ["Working student", "part_time"],
    ["Side", "part_time"],
    ["Teilzeit", "part_time"],
    ["contract", "contract"],
    ["Contractor", "contract"],
    ["contract, part-time", "contract"],
    ["Contract to hire", "contract"],
    ["freelance", "freelance"],
    ["Freelancer", "freelance"],
    ["Freiberuflich", "freelance"],
    ["Selbstständig", "freelance"],
    ["internship", "internship"],
    ["Intern", "internship"],
    ["Apprenticeship", "internship"],
    ["Praktikum", "internship"],
    ["Temporary", "temporary"],
    ["Short Term", "temporary"],
    ["Fixed-term", "temporary"],
    ["befristet", "temporary"],
  ])("reads '%s' as %s", (text, type) => {
    expect(readJobType([text])).toBe(type);
  });

  it.each([
    "berufserfahren",
    "professional / experienced",
    "hilfstätigkeit / student",
    "berufseinstieg",
    "no experience required / student",
    "student (college)",
    "teamleitung",
    "entry",
    "mid",
    "manager",
    "Volunteer",
    "Not specified",
    "Remote",
    "full stack",
    "partnerships",
    "contracts",
    "template",
    "internal",
    "",
  ])("does not read '%s' as a job type", (text) => {
    expect(readJobType([text])).toBe("unspecified");
  });

  it("uses the first words it can read", () => {
    expect(readJobType(["Working student", "hilfstätigkeit / student"])).toBe("part_time");
    expect(readJobType(["berufserfahren", "Freelance"])).toBe("freelance");
  });

  it("reads only as far as an employment type can be long", () => {
    expect(readJobType([`${",".repeat(300)}full-time`])).toBe("unspecified");
  });
});
