import { describe, expect, it } from "vitest";

import { sanitizeDescription } from "../../html/sanitize-description.ts";
import type { Job } from "../../job/job.ts";
import { askIndex, askPlainly, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

const titled = (title: string): Partial<Job> => ({ title, company_name: "Tern", tags: [] });
const count = (job: Partial<Job>, search: string) => {
  const jobs = [buildJob(job)];
  const { totalJobs } = askIndex(buildJobIndex(jobs), filtersOf({ search }));
  expect(askPlainly(jobs, filtersOf({ search })).totalJobs).toBe(totalJobs);
  return totalJobs;
};

describe("words in quotes", () => {
  it.each([
    ['"frontend"', "Front-end Lead"],
    ['"frontend"', "Front End Lead"],
    ['"nodejs"', "Node.js Lead"],
    ['"fullstack"', "Full-stack Lead"],
    ['"golang"', "Lead (Go, Rust)"],
    ['"datascience"', "Data Science Lead"],
    ['"c#"', "C Sharp Lead"],
    ['"machine learning"', "ML Lead"],
    ['"leads"', "Team Lead"],
  ])("%s do not find %j, which is found without quotes", (search, title) => {
    expect(count(titled(title), search)).toBe(0);
    expect(count(titled(title), search.replaceAll('"', ""))).toBe(1);
  });

  it.each([
    ['"frontend"', "FRONTEND Lead"],
    ['"front end"', "Front-end Lead"],
    ['"node.js"', "Node.js Lead"],
    ['"zurich"', "Lead in Zürich"],
    ["“full stack”", "Full-stack Lead"],
    ['"c#"', "C# Lead"],
    ['"frontend"', "Front-end or frontend Lead"],
  ])("%s find %j", (search, title) => {
    expect(count(titled(title), search)).toBe(1);
  });

  it("are found in any of several tags, even if another tag spells them differently", () => {
    expect(count({ ...titled("Lead"), tags: ["front-end", "frontend"] }, '"frontend"')).toBe(1);
    expect(count({ ...titled("Lead"), tags: ["front-end"] }, '"frontend"')).toBe(0);
  });

  it("are not searched in the labels of category and employment type, which the posting did not write", () => {
    const job: Partial<Job> = { ...titled("Lead"), category: "human-resources", job_type: "part_time" };
    for (const words of ["part time", "human resources", "part"]) {
      expect(count(job, `"${words}"`)).toBe(0);
      expect(count(job, words)).toBe(1);
      const description = sanitizeDescription(`<p>The word: ${words}.</p>`);
      expect(count({ ...job, description }, `"${words}"`)).toBe(1);
    }
  });

  it("exclude only jobs that spell them exactly so", () => {
    expect(count(titled("Front-end Lead"), '-"frontend"')).toBe(1);
    expect(count(titled("Frontend Lead"), '-"frontend"')).toBe(0);
  });
});
