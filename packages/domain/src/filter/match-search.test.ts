import { describe, expect, it } from "vitest";

import { sanitizeDescription } from "../html/sanitize-description.ts";
import type { Job } from "../job/job.ts";
import { buildJob } from "../testing/build-job.ts";
import { parseSearch } from "../text/parse-search.ts";
import { matchesSearch } from "./match-search.ts";

const finds = (job: Job, search: string) => matchesSearch(job, parseSearch(search));
const titled = (title: string) => buildJob({ title, company_name: "Tern", tags: [] });

describe("matchesSearch", () => {
  it.each<[string, Partial<Job>]>([
    ["title", { title: "Rust Engineer" }],
    ["company", { company_name: "Rust & Sons" }],
    ["tags", { tags: ["rust"] }],
    ["description", { description: sanitizeDescription("<p>You write <b>Rust</b>.</p>") }],
  ])("finds a word in the %s", (_, field) => {
    expect(finds(buildJob(field), "rust ")).toBe(true);
    expect(finds(buildJob(), "rust ")).toBe(false);
  });

  it("finds a category by its label", () => {
    expect(finds(buildJob({ category: "quality-assurance" }), "quality assurance ")).toBe(true);
  });

  it("requires every word, in any field", () => {
    const job = buildJob({ title: "Lead Engineer", tags: ["rust"] });
    expect(finds(job, "rust lead ")).toBe(true);
    expect(finds(job, "rust manager ")).toBe(false);
  });

  it("matches a prefix only with a star", () => {
    expect(finds(titled("JavaScript Developer"), "java*")).toBe(true);
    expect(finds(titled("JavaScript Developer"), "java")).toBe(false);
    expect(finds(titled("JavaScript Developer"), "script*")).toBe(false);
  });

  it("finds a phrase if its words are adjacent in one field", () => {
    expect(finds(titled("Machine Learning Lead"), '"machine learning"')).toBe(true);
    expect(finds(titled("Learning Machine Lead"), '"machine learning"')).toBe(false);
    expect(finds(buildJob({ tags: ["machine", "learning"] }), '"machine learning"')).toBe(false);
  });

  it("hides jobs with an excluded word, even if nothing else is searched for", () => {
    expect(finds(titled("Java Developer"), "-java")).toBe(false);
    expect(finds(titled("JavaScript Developer"), "-java")).toBe(true);
  });

  it.each([
    ["développeur", "Developpeur web", true],
    ["DEVELOPPEUR", "développeur", true],
    ["c++ ", "C++ Engineer", true],
    ["c ", "C++ Engineer", false],
    ["c# ", "C# Engineer", true],
    ["c ", "C Engineer", true],
    [".net ", "Senior .NET Engineer", true],
    ["net ", "Senior .NET Engineer", true],
    [".net ", "Net sales", false],
    ["node.js ", "Node.js Engineer", true],
    ["nodejs ", "Node.js Engineer", true],
    ["node ", "Node.js Engineer", true],
    ["node.js ", "NodeJS Engineer", true],
    ["ci/cd ", "CI/CD Engineer", true],
    ["full-stack ", "Full Stack Engineer", true],
    ["full-stack ", "Fullstack Engineer", true],
    ["fullstack ", "Full-Stack Engineer", true],
    ["full stack ", "Full-Stack Engineer", true],
  ])("returns for %j and the title %j: %s", (search, title, found) => {
    expect(finds(titled(title), search)).toBe(found);
  });

  it("ignores the description's markup and separates words at its blocks", () => {
    const description = sanitizeDescription(
      "<ul><li>Go</li><li>Rust</li></ul><p>Java<b>Script</b> R&amp;D</p>",
    );
    const job = buildJob({ description, tags: [] });
    expect(finds(job, "go rust javascript r&d ")).toBe(true);
    expect(finds(job, "li ")).toBe(false);
    expect(finds(job, "strong ")).toBe(false);
    expect(finds(job, "amp ")).toBe(false);
  });
});
