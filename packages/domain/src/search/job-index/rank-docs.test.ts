import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../../html/safe-html.ts";
import type { Job } from "../../job/job.ts";
import { readTitleCategory } from "../../job/title-category.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

const DAY = 86_400_000;
const OLD = 3000;

/** A job without distinguishing words, this many days old. */
function job(sourceId: string, stated: Partial<Omit<Job, "firestoreId">>, daysOld = 0): Job {
  const publication_date = new Date(NOW.getTime() - daysOld * DAY);
  return buildJob({ title: "Clerk", tags: [], ...stated, sourceId, publication_date });
}
const described = (text: string) => ({ description: z.parse(SafeHtml, `<p>${text}</p>`) });
/** Jobs unrelated to the search. */
const others = (count: number) => Array.from({ length: count }, (_, at) => job(`other-${at}`, {}));
const order = (jobs: readonly Job[], search: string) =>
  askIndex(buildJobIndex(jobs), filtersOf({ search })).ids.map((id) => id.replace("remotive-", ""));

describe("search results", () => {
  const inEachField = [
    job("title", { title: "Design Lead" }, OLD),
    job("company", { company_name: "Design & Sons" }, OLD),
    job("category", { category: "design" }, OLD),
    job("tag", { tags: ["design"] }, OLD),
    job("description", described("Some design.")),
  ];

  it("are ordered by field: title, company, category, tag, description, however old", () => {
    const expected = ["title", "company", "category", "tag", "description"];
    expect(order(inEachField, "design ")).toEqual(expected);
    expect(order(inEachField.toReversed(), "design ")).toEqual(expected);
  });

  it("rank a form of the word in a heavier field above the word itself in a lighter one", () => {
    const jobs = [
      job("form", { title: "Designer" }, OLD),
      job("whole", { tags: ["design"], category: "design", ...described("A design.") }),
    ];
    expect(order(jobs, "design")).toEqual(["form", "whole"]);
    expect(order(jobs, "design*")).toEqual(["form", "whole"]);
  });

  it("rank the whole word above a longer one in the same field", () => {
    const jobs = [
      job("byPrefix", { title: "Javascript Expert" }),
      job("whole", { title: "Java Expert" }, OLD),
    ];
    expect(order(jobs, "java*")).toEqual(["whole", "byPrefix"]);
  });

  it("rank titles that continue the word being typed above texts with the word itself", () => {
    const jobs = [
      job("described", described("Some java.")),
      job("form", described("Two javas.")),
      job("begun", { title: "Javascript Expert", company_name: "Javanese Arts" }, OLD),
      job("begun-too", { title: "Javascript Clerk" }, OLD),
      job("whole", { title: "Java Clerk" }, OLD),
    ];
    const expected = ["whole", "begun", "begun-too", "described", "form"];
    expect(order([...jobs, ...others(5)], "java*")).toEqual(expected);
    const index = buildJobIndex([...jobs, ...others(5)]);
    const page = (number: number) =>
      askIndex(index, filtersOf({ search: "java*" }), { page: number, pageSize: 3 }).ids;
    expect([...page(1), ...page(2)].map((id) => id.replace("remotive-", ""))).toEqual(expected);
  });

  it.each([
    ["kubernetes", "Kubernetes Person", "K8s Person"],
    ["k8s", "K8s Person", "Kubernetes Person"],
    ["sr", "Sr Clerk", "Senior Clerk"],
    ["partnerships", "Partnerships Lead", "Partnership Lead"],
    ["developers", "Circle of Developers", "Developing Tools"],
    ["entwickler", "Entwickler", "Entwicklung"],
    ["buchhalter", "Buchhalter", "Accountant"],
    ["support engineer", "Support Engineer", "Engineering Support"],
  ])("for %j rank %j first, however well %j matches otherwise", (asked, exact, other) => {
    const rest = {
      company_name: `${asked} & Sons`,
      tags: [asked],
      ...described(`${asked}. `.repeat(3)),
    };
    const category = readTitleCategory(asked) ?? "design";
    const jobs = [
      job("other", { title: other, category, ...rest }),
      job("exact", { title: exact, category }, OLD),
    ];
    expect(order([...jobs, ...others(5)], `${asked} `)).toEqual(["exact", "other"]);
  });

  it("rank a title word as typed above a form of it in the category it names", () => {
    const jobs = [
      job("form", { title: "Engineering Manager", category: "software-development" }),
      job("exact", { title: "Operator, Engineer at Sea", category: "operations" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "engineer ")).toEqual(["exact", "form"]);
  });

  it("rank the plural as typed first however old, then the singular, then synonyms", () => {
    const jobs = [
      job("same", { title: "Developing Tools", tags: ["developers"] }),
      job("singular", { title: "Developer" }),
      job("plural", { title: "Developers" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "developers ")).toEqual(["plural", "singular", "same"]);
  });

  it("rank jobs of a merely related trade last", () => {
    const jobs = [
      job("near", { title: "Freelance Writer" }),
      job("described", described("You are our copywriter."), OLD),
      job("called-otherwise", { title: "Content Marketer" }, OLD),
      job("named", { title: "Copywriter" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "copywriter ")).toEqual([
      "named",
      "called-otherwise",
      "described",
      "near",
    ]);
  });

  it.each([
    ["registered nurse", "RN"],
    ["security engineer", "Security Analyst"],
    ["talent acquisition", "Recruiter"],
    ["business intelligence", "BI"],
  ])("for %j rank the typed words first, however old, then the synonym %s", (asked, other) => {
    const jobs = [
      job("other", { title: other, ...described(`${asked}.`) }),
      job("asked", { title: asked }, OLD),
    ];
    expect(order([...jobs, ...others(5)], `${asked} `)).toEqual(["asked", "other"]);
  });

  it("rank titles with all words above a synonymous trade that repeats them often", () => {
    const jobs = [
      job("other", { title: "Head of Marketing", ...described("Marketing manager. ".repeat(3)) }),
      job("asked", { title: "Marketing Operations Manager" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "marketing manager ")).toEqual(["asked", "other"]);
  });

  it("rank newer jobs first if they match equally", () => {
    const jobs = [job("old", { title: "Nurse" }, 30), job("new", { title: "Nurse" }, 1)];
    expect(order([...jobs, ...others(5)], "nurse")).toEqual(["new", "old"]);
  });

  it("are ordered by id if published at the same time", () => {
    const jobs = ["c", "a", "b"].map((id) => job(id, { title: "Nurse" }));
    expect(order(jobs, "nurse")).toEqual(["a", "b", "c"]);
  });

  it("do not rank higher for a word repeated in the title", () => {
    const jobs = [
      job("often", { title: "Nurse Nurse Nurse", ...described("Nurse, nurse.") }, 2),
      job("once", { title: "Nurse", ...described("Nurse.") }, 1),
    ];
    expect(order(jobs, "nurse")).toEqual(["once", "often"]);
  });

  it("rank a title that names the role above one that names the team", () => {
    const jobs = [
      job("team", { title: "Software Engineer, Marketing Tools" }),
      job("role", { title: "Marketing Lead" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "marketing ")).toEqual(["role", "team"]);
  });

  it("rank the category that the search names first if jobs match equally", () => {
    const jobs = [
      job("seller", { title: "AI Engineer", category: "sales" }),
      job("engineer", { title: "AI Engineer", category: "ai-machine-learning" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "ai engineer ")).toEqual(["engineer", "seller"]);
  });

  it("rank adjacent words that name a trade first, then related trades", () => {
    const jobs = [
      job("related", { title: "Analytics Engineer", ...described("Data.") }),
      job("apart", { title: "SQL Developer, Data Analyst" }),
      job("named", { title: "Data Engineer" }, OLD),
    ];
    expect(order([...jobs, ...others(20)], "data engineers ")).toEqual(["named", "related", "apart"]);
  });

  it("match the employment type even if no text mentions it", () => {
    const jobs = [
      job("contract", { job_type: "contract" }),
      job("freelance", { job_type: "freelance" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "contract ")).toEqual(["contract", "freelance"]);
  });

  it("do not rank higher for dozens of tags than for a few", () => {
    const skills = Array.from({ length: 15 }, (_, at) => `skill-${at}`);
    const jobs = [job("many", { tags: ["rust", ...skills] }), job("few", { tags: ["rust", "go"] }, OLD)];
    expect(order([...jobs, ...others(5)], "rust ")).toEqual(["few", "many"]);
  });

  it("rank a word that a description repeats above one in a list of tags", () => {
    const jobs = [
      job("stressed", described("Write Rust. Review Rust. Teach Rust."), OLD),
      job("tagged", { tags: ["rust"], ...described("Rust is a plus.") }, OLD),
      job("mentioned", described("Rust is a plus."), OLD),
    ];
    expect(order(jobs, "rust ")).toEqual(["stressed", "tagged", "mentioned"]);
  });

  it("rank the rarer word in the heavier field first", () => {
    const jobs = [
      job("rare", { title: "Erlang Person", ...described("Engineer.") }, OLD),
      job("common", { title: "Engineer", ...described("Erlang.") }),
      ...Array.from({ length: 20 }, (_, at) => job(`more-${at}`, { title: "Engineer" })),
    ];
    expect(order(jobs, "engineer erlang ")).toEqual(["rare", "common"]);
    expect(order(jobs, "erlang engineer ")).toEqual(["rare", "common"]);
  });

  it("rank a phrase in the title above its words in the title and the phrase in the description", () => {
    const jobs = [
      job("below", { title: "Learning Machine", ...described("Machine learning.") }),
      job("title", { title: "Machine Learning" }, OLD),
    ];
    expect(order(jobs, '"machine learning"')).toEqual(["title", "below"]);
  });

  it.each(["remote jobs ", "jobs"])("are all jobs, newest first, for %j", (search) => {
    const jobs = [job("old", { title: "Nurse" }, 9), job("new", {}, 1)];
    expect(order(jobs, search)).toEqual(["new", "old"]);
  });

  it("are in listing order if words are only excluded", () => {
    const jobs = [job("old", { title: "Nurse" }, 9), job("new", {}, 1), job("gone", { title: "Cook" })];
    expect(order(jobs, "-cook")).toEqual(["new", "old"]);
  });

  it("keep their order over time until the board changes", () => {
    const index = buildJobIndex(inEachField);
    const asked = filtersOf({ search: "design" });
    const later = new Date(NOW.getTime() + 365 * DAY);
    expect(askIndex(index, asked, { now: later }).ids).toEqual(askIndex(index, asked).ids);
  });
});
