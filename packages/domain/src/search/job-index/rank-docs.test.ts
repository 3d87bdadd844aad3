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

/** A job that says nothing of its own, so many days old. */
function job(sourceId: string, stated: Partial<Omit<Job, "firestoreId">>, daysOld = 0): Job {
  const publication_date = new Date(NOW.getTime() - daysOld * DAY);
  return buildJob({ title: "Clerk", tags: [], ...stated, sourceId, publication_date });
}
const described = (text: string) => ({ description: z.parse(SafeHtml, `<p>${text}</p>`) });
/** Jobs that have nothing to do with the search. */
const others = (count: number) => Array.from({ length: count }, (_, at) => job(`other-${at}`, {}));
const order = (jobs: readonly Job[], search: string) =>
  askIndex(buildJobIndex(jobs), filtersOf({ search })).ids.map((id) => id.replace("remotive-", ""));

describe("answers to a search", () => {
  const inEachField = [
    job("title", { title: "Design Lead" }, OLD),
    job("company", { company_name: "Design & Sons" }, OLD),
    job("category", { category: "design" }, OLD),
    job("tag", { tags: ["design"] }, OLD),
    job("description", described("Some design.")),
  ];

  it("come by field, title, company, category, tag, description, however old", () => {
    const expected = ["title", "company", "category", "tag", "description"];
    expect(order(inEachField, "design ")).toEqual(expected);
    expect(order(inEachField.toReversed(), "design ")).toEqual(expected);
  });

  it("come first where a weightier field has a form of the word, before lighter ones that have it whole", () => {
    const jobs = [
      job("form", { title: "Designer" }, OLD),
      job("whole", { tags: ["design"], category: "design", ...described("A design.") }),
    ];
    expect(order(jobs, "design")).toEqual(["form", "whole"]);
    expect(order(jobs, "design*")).toEqual(["form", "whole"]);
  });

  it("come first in a field that has the whole word, before one that goes on", () => {
    const jobs = [
      job("byPrefix", { title: "Javascript Expert" }),
      job("whole", { title: "Java Expert" }, OLD),
    ];
    expect(order(jobs, "java*")).toEqual(["whole", "byPrefix"]);
  });

  it("come first with the whole word wherever it is, or a form of it, before those that only begin as typed", () => {
    const jobs = [
      job("begun", { title: "Javascript Expert", company_name: "Javanese Arts" }),
      job("begun-too", { title: "Javascript Clerk" }),
      job("described", described("Some java."), OLD),
      job("form", described("Two javas."), OLD),
    ];
    const expected = ["described", "form", "begun", "begun-too"];
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
  ])("to %j come first as %j, whatever else speaks for %j", (asked, exact, other) => {
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

  it("come first with one word of the title as asked, before a form of it in the category that the word names", () => {
    const jobs = [
      job("form", { title: "Engineering Manager", category: "software-development" }),
      job("exact", { title: "Operator, Engineer at Sea", category: "operations" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "engineer ")).toEqual(["exact", "form"]);
  });

  it("come first in the plural that was typed however old, then in the singular, before what means the same", () => {
    const jobs = [
      job("same", { title: "Developing Tools", tags: ["developers"] }),
      job("singular", { title: "Developer" }),
      job("plural", { title: "Developers" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "developers ")).toEqual(["plural", "singular", "same"]);
  });

  it("come last where their trade is only near the one asked for", () => {
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
  ])("to %j come first as asked, however old, then as %s, which means the same", (asked, other) => {
    const jobs = [
      job("other", { title: other, ...described(`${asked}.`) }),
      job("asked", { title: asked }, OLD),
    ];
    expect(order([...jobs, ...others(5)], `${asked} `)).toEqual(["asked", "other"]);
  });

  it("come first where the title has all words asked for, before a trade that means the same and says them often", () => {
    const jobs = [
      job("other", { title: "Head of Marketing", ...described("Marketing manager. ".repeat(3)) }),
      job("asked", { title: "Marketing Operations Manager" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "marketing manager ")).toEqual(["asked", "other"]);
  });

  it("come first the newer, where they have as much", () => {
    const jobs = [job("old", { title: "Nurse" }, 30), job("new", { title: "Nurse" }, 1)];
    expect(order([...jobs, ...others(5)], "nurse")).toEqual(["new", "old"]);
  });

  it("come by id where they are of one moment", () => {
    const jobs = ["c", "a", "b"].map((id) => job(id, { title: "Nurse" }));
    expect(order(jobs, "nurse")).toEqual(["a", "b", "c"]);
  });

  it("do not come earlier for a word that a title says often", () => {
    const jobs = [
      job("often", { title: "Nurse Nurse Nurse", ...described("Nurse, nurse.") }, 2),
      job("once", { title: "Nurse", ...described("Nurse.") }, 1),
    ];
    expect(order(jobs, "nurse")).toEqual(["once", "often"]);
  });

  it("come first where the title names the role, before where it names its team", () => {
    const jobs = [
      job("team", { title: "Software Engineer, Marketing Tools" }),
      job("role", { title: "Marketing Lead" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "marketing ")).toEqual(["role", "team"]);
  });

  it("come first of the category that the search names, where they have as much", () => {
    const jobs = [
      job("seller", { title: "AI Engineer", category: "sales" }),
      job("engineer", { title: "AI Engineer", category: "ai-machine-learning" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "ai engineer ")).toEqual(["engineer", "seller"]);
  });

  it("come first with their words side by side, where these name a trade, then of related trades", () => {
    const jobs = [
      job("related", { title: "Analytics Engineer", ...described("Data.") }),
      job("apart", { title: "SQL Developer, Data Analyst" }),
      job("named", { title: "Data Engineer" }, OLD),
    ];
    expect(order([...jobs, ...others(20)], "data engineers ")).toEqual(["named", "related", "apart"]);
  });

  it("have the kind of employment that is asked for, though no text says so", () => {
    const jobs = [
      job("contract", { job_type: "contract" }),
      job("freelance", { job_type: "freelance" }, OLD),
    ];
    expect(order([...jobs, ...others(5)], "contract ")).toEqual(["contract", "freelance"]);
  });

  it("are not found for tags by the dozen before those for a few", () => {
    const skills = Array.from({ length: 15 }, (_, at) => `skill-${at}`);
    const jobs = [job("many", { tags: ["rust", ...skills] }), job("few", { tags: ["rust", "go"] }, OLD)];
    expect(order([...jobs, ...others(5)], "rust ")).toEqual(["few", "many"]);
  });

  it("come earlier for a word that a description keeps coming back to, than for one in a list of tags", () => {
    const jobs = [
      job("stressed", described("Write Rust. Review Rust. Teach Rust."), OLD),
      job("tagged", { tags: ["rust"], ...described("Rust is a plus.") }, OLD),
      job("mentioned", described("Rust is a plus."), OLD),
    ];
    expect(order(jobs, "rust ")).toEqual(["stressed", "tagged", "mentioned"]);
  });

  it("come first where the rarer word stands in the weightier field", () => {
    const jobs = [
      job("rare", { title: "Erlang Person", ...described("Engineer.") }, OLD),
      job("common", { title: "Engineer", ...described("Erlang.") }),
      ...Array.from({ length: 20 }, (_, at) => job(`more-${at}`, { title: "Engineer" })),
    ];
    expect(order(jobs, "engineer erlang ")).toEqual(["rare", "common"]);
    expect(order(jobs, "erlang engineer ")).toEqual(["rare", "common"]);
  });

  it("come earlier for a phrase in the title than for its words in it and the phrase below", () => {
    const jobs = [
      job("below", { title: "Learning Machine", ...described("Machine learning.") }),
      job("title", { title: "Machine Learning" }, OLD),
    ];
    expect(order(jobs, '"machine learning"')).toEqual(["title", "below"]);
  });

  it.each(["remote jobs ", "jobs"])("are all jobs there are, the newest first, for %j", (search) => {
    const jobs = [job("old", { title: "Nurse" }, 9), job("new", {}, 1)];
    expect(order(jobs, search)).toEqual(["new", "old"]);
  });

  it("come in the order of a listing where nothing is asked for, only refused", () => {
    const jobs = [job("old", { title: "Nurse" }, 9), job("new", {}, 1), job("gone", { title: "Cook" })];
    expect(order(jobs, "-cook")).toEqual(["new", "old"]);
  });

  it("keep their order as days go by, until the board changes", () => {
    const index = buildJobIndex(inEachField);
    const asked = filtersOf({ search: "design" });
    const later = new Date(NOW.getTime() + 365 * DAY);
    expect(askIndex(index, asked, { now: later }).ids).toEqual(askIndex(index, asked).ids);
  });
});
