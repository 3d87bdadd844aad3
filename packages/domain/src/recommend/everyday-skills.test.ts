import { expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import type { Job } from "../job/job.ts";
import { NOW } from "../testing/arbitrary-job.ts";
import { ids, job, person, rank } from "./fixtures/rank-for-person.ts";
import { rankJobs } from "./rank-jobs.ts";

type Stated = Partial<Omit<Job, "firestoreId" | "description">> & { text?: string };

const post = ({ text = "", ...stated }: Stated) =>
  job("posted", { ...stated, description: z.parse(SafeHtml, `<p>${text}</p>`) });
const reasons = (skill: string, stated: Stated) =>
  rank([post(stated)], person({ skills: [skill] }))[0]?.reasons;

it.each<[string, Stated]>([
  ["Excel", { text: "You have the drive to excel in sales." }],
  ["Excel", { text: "All that is needed to excel at your job.", tags: ["excel"] }],
  ["Excel", { title: "Excel at Sales With Us" }],
  ["Access", { text: "We accelerate access to healthcare. Click here to access benefits." }],
  ["Access", { title: "Market Access Manager", tags: ["access"] }],
  ["Teams", { text: "You work with internal teams and help security teams excel." }],
  ["Teams", { title: "Coach of Sales Teams" }],
  ["Word", { text: "You find the right word. We grow by word of mouth." }],
  ["Outlook", { text: "A positive outlook." }],
  ["Go", { title: "Online Data Analyst", tags: ["go"], text: "Learn as you go. Go to our page." }],
  ["Go", { title: "Go High Level Expert" }],
  ["Spark", { text: "Ideas that spark joy." }],
  ["Swift", { text: "You take swift action." }],
  ["C", { title: "Financial Sales Specialist", tags: ["c"], text: "You sell to the C-suite." }],
  [
    "C",
    { title: "Marketing Lead", tags: ["c"], text: "We raised our series C, led by C- and VP-level people." },
  ],
  ["C", { title: "Online Data Analyst Canada (French) (C)", tags: ["c"] }],
  ["C", { title: "Backend Developer", tags: ["c"], text: "You know C# and .NET." }],
  ["R", { title: "Account Manager R", tags: ["r"], category: "sales", text: "You sell to R&D." }],
])("%s is not a reason if %j uses the word in another sense", (skill, stated) => {
  expect(reasons(skill, stated)).toBeUndefined();
});

it.each<[string, Stated]>([
  ["Excel", { text: "You know Microsoft Excel.", tags: ["excel"] }],
  ["Excel", { text: "Comfortable using Excel or Google Sheets" }],
  ["Excel", { title: "Advanced Excel Trainer" }],
  ["Word", { text: "Microsoft Office (Outlook, Word, Excel)" }],
  ["Outlook", { text: "Microsoft Office (Outlook, Word, Excel)" }],
  ["Access", { text: "Skilled in PowerPoint, Access and Visio" }],
  ["Teams", { text: "We meet in Microsoft Teams" }],
  ["Teams", { title: "Microsoft Teams Engineer" }],
  ["Go", { text: "Services in Golang", tags: ["go"] }],
  ["Go", { text: "You write Python or Go" }],
  ["Spark", { text: "Pipelines in Apache Spark" }],
  ["C", { title: "Firmware Engineer", tags: ["c"], text: "You write C/C++ for small chips." }],
  ["C", { title: "Embedded C Developer" }],
  ["C", { title: "Tester", text: "Years of programming in C" }],
  ["R", { title: "Statistician", tags: ["r"], text: "Models in Python or R" }],
  ["R", { title: "Data Scientist (R)", category: "data" }],
  ["D", { title: "D Programmer", tags: ["d"] }],
])("%s is a reason if %j means the skill", (skill, stated) => {
  expect(reasons(skill, stated)).toEqual([{ kind: "skills", words: [skill] }]);
});

it("an ambiguous tag counts like any other once the description confirms it", () => {
  const text = "You know Microsoft Excel.";
  const tagged = post({ text, tags: ["excel"] });
  const described = { ...post({ text }), sourceId: "described" };
  const score = (one: Job) => rank([one], person({ skills: ["Excel"] }))[0]?.score ?? 0;
  expect(score(tagged)).toBeGreaterThan(score(described));
});

it("without descriptions, an ambiguous tag is not a reason", () => {
  const jobs = [post({ tags: ["excel"], text: "You know Microsoft Excel." })];
  expect(rankJobs(jobs, person({ skills: ["Excel"] }), NOW)).toEqual([]);
});

it("a job with an unconfirmed tag no longer ranks above one with another skill", () => {
  const skills = ["Excel", "Rust"];
  const jobs = [
    job("false", { title: "Rust Clerk", tags: ["excel"] }),
    job("true", { title: "Rust Clerk", tags: ["rust"], excerpt: "Two" }),
  ];
  const [first, second] = rank(jobs, person({ skills }));
  expect(first?.score).toBe(second?.score);
  expect(ids(rank(jobs, person({ skills }))).length).toBe(2);
});
