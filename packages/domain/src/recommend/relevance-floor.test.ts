import { expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import type { Job } from "../job/job.ts";
import { NOW } from "../testing/arbitrary-job.ts";
import { buildJob } from "../testing/build-job.ts";
import { findDescribedPlainly } from "../testing/find-described-plainly.ts";
import type { Person } from "./interest.ts";
import { rankJobs } from "./rank-jobs.ts";

type Stated = Partial<Omit<Job, "firestoreId" | "description">> & { text?: string };

function post(sourceId: string, { text = "", ...stated }: Stated): Job {
  const description = z.parse(SafeHtml, `<p>${text}</p>`);
  return buildJob({
    company_name: `Company ${sourceId}`,
    excerpt: sourceId,
    tags: [],
    ...stated,
    sourceId,
    description,
  });
}

const EXCEL = "You know Microsoft Excel.";
const BOARD = [
  post("tax", { title: "Tax Preparer", category: "finance", tags: ["excel"], text: EXCEL }),
  post("desk", { title: "Office Assistant", category: "operations", tags: ["excel"], text: EXCEL }),
  post("lead", {
    title: "Operations Lead",
    category: "operations",
    tags: ["excel", "teamwork"],
    text: EXCEL,
  }),
  post("react", {
    title: "React Developer",
    category: "software-development",
    tags: ["react", "typescript"],
  }),
  post("nurse", { title: "Nurse", category: "healthcare", tags: ["triage"] }),
];

function offer(profile: Person["profile"], jobs: readonly Job[] = BOARD): string[] {
  const findDescribed = findDescribedPlainly(jobs);
  const ranked = rankJobs(jobs, { profile, saved: [], applied: [] }, NOW, { limit: 10, findDescribed });
  return ranked.map(({ job }) => job.sourceId);
}

it.each([
  ["Marine Biologist", ["Scuba diving", "Taxonomy", "Excel"]],
  ["Pastry Chef", ["Chocolate", "Teamwork", "Excel"]],
  ["Violin Maker", ["Varnish"]],
])("recommends nothing to a %s who only shares tools with jobs", (jobTitle, skills) => {
  expect(offer({ jobTitle, skills })).toEqual([]);
});

it.each([
  ["Marine Biologist", ["Excel", "Teamwork"]],
  ["Marine Biologist", ["Scuba diving", "Microsoft Excel", "Excel", "Teamwork", "Leadership"]],
  ["Pastry Chef", ["Excel", "Teamwork", "Turkish"]],
  ["Plumber", ["Turkish", "Soldering"]],
])("recommends nothing to a %s with %j, common skills plus a single other one", (jobTitle, skills) => {
  const tags = ["excel", "teamwork", "leadership", "turkish"];
  const jobs = [
    ...BOARD,
    post("analyst", { title: "Demand Planner", category: "operations", tags: tags.slice(0, 3), text: EXCEL }),
    post("turkish", { title: "Exploitation Specialist - Turkish", category: "other", tags, text: EXCEL }),
  ];
  expect(offer({ jobTitle, skills }, jobs)).toEqual([]);
});

it("recommends a job of an unknown trade that shares two trade skills", () => {
  const jobs = [...BOARD, post("boiler", { category: "other", tags: ["soldering", "pipe-fitting"] })];
  expect(offer({ jobTitle: "Plumber", skills: ["Soldering", "Pipe fitting"] }, jobs)).toEqual(["boiler"]);
});

it("needs only one trade skill in title or tags for the person's own trade, and Excel is none", () => {
  const jobs = [...BOARD, post("gaap", { title: "Treasury Clerk", category: "finance", tags: ["gaap"] })];
  expect(offer({ jobTitle: "Accountant", skills: ["GAAP", "Reconciliation", "Excel"] }, jobs)).toEqual([
    "gaap",
  ]);
});

it("ranks the whole title above part of it plus everything the text mentions", () => {
  const text = "You know calendar management, expense reports and board minutes.";
  const jobs = [
    post("part", { title: "Office Assistant", category: "operations", text }),
    post("whole", { title: "Executive Assistant", category: "operations" }),
  ];
  const skills = ["Calendar management", "Expense reports", "Board minutes"];
  expect(offer({ jobTitle: "Executive Assistant", skills }, jobs)).toEqual(["whole", "part"]);
});

it("accepts another name of the person's trade, ranked behind their own words", () => {
  const jobs = [
    post("otherwise", { title: "Brand Manager", category: "marketing" }),
    post("own", { title: "Marketing Manager", category: "marketing" }),
  ];
  expect(offer({ jobTitle: "Marketing Manager", skills: [] }, jobs)).toEqual(["own", "otherwise"]);
});

it.each<[string, string[], Stated]>([
  ["HR Manager", ["Benefits", "Hiring plans"], { title: "Senior Civil Engineer", category: "other" }],
  ["Video Editor", ["Storytelling"], { title: "Video Producer of Ads", category: "finance" }],
  ["Technical Writer", ["Markdown"], { title: "Medical Writer", category: "writing" }],
  ["Paralegal", ["Litigation"], { title: "Privacy Manager", category: "legal", text: "Some litigation." }],
  ["Mechanical Engineer", ["CAD"], { title: "Software Engineer", category: "software-development" }],
  ["Bookkeeper", ["Payables"], { title: "Senior Manager, Accounting", category: "finance" }],
  ["Math Teacher", ["German"], { title: "Tram Timetable Officer", category: "education", tags: ["german"] }],
])("does not recommend to a %s who knows %j the job %j", (jobTitle, skills, stated) => {
  const text = "Our benefits, our hiring plans, our storytelling.";
  expect(offer({ jobTitle, skills }, [...BOARD, post("unlike", { text, ...stated })])).not.toContain(
    "unlike",
  );
});

it.each([
  ["Stripe", "You are paid weekly via Stripe.", []],
  ["Stripe", "You bring experience with Stripe.", ["Stripe"]],
  ["Zoom", "Interviews will be held via Zoom.", []],
  ["Benefits", "Benefits: a pension and a bicycle.", []],
  ["Benefits", "You are responsible for benefits and pensions.", ["Benefits"]],
])("names %s as a reason only if a job asks for it: %j", (skill, text, named) => {
  const jobs = [post("a", { title: "Payments Clerk", category: "finance", text })];
  const ranked = rankJobs(
    jobs,
    { profile: { jobTitle: "Payments Clerk", skills: [skill] }, saved: [], applied: [] },
    NOW,
    { findDescribed: findDescribedPlainly(jobs) },
  );
  const skills = ranked[0]?.reasons.flatMap((reason) => (reason.kind === "skills" ? reason.words : []));
  expect(skills).toEqual(named);
});

it("recommends jobs of other trades to people without a trade in their title if much matches", () => {
  expect(offer({ jobTitle: "Tinkerer", skills: ["React", "TypeScript"] })).toEqual(["react"]);
});

it("needs only half of what a short profile could match", () => {
  expect(offer({ skills: ["Excel"] }).toSorted()).toEqual(["desk", "lead", "tax"]);
});

it.each([
  ["Medical Assistant", { title: "Sales Assistant", category: "sales" }],
  ["Virtual Assistant", { title: "Nurse Practitioner / Physician Assistant", category: "healthcare" }],
  ["Senior Care Assistant", { title: "Senior Product Manager", category: "product" }],
  ["Head of Marketing", { title: "Marketing Assistant", category: "marketing" }],
  ["Engineering Manager", { title: "Manager, Sales Engineering", category: "sales" }],
  ["Project Manager", { title: "Manager", category: "project-management" }],
  ["Product Manager", { title: "Product Marketing Manager", category: "marketing" }],
] as const)("a %s is not offered %j, which shares a word that every trade has", (jobTitle, stated) => {
  expect(offer({ jobTitle }, [...BOARD, post("unlike", stated)])).not.toContain("unlike");
});

it.each([
  ["Executive Assistant", { title: "Executive Assistant to the CFO", category: "finance" }],
  ["Head of Marketing", { title: "Head of Marketing, DACH", seniority: "executive", category: "sales" }],
  ["Client Manager", { title: "Senior Client Manager", category: "finance" }],
] as const)("a %s is offered %j, whatever trade it is filed under", (jobTitle, stated) => {
  expect(offer({ jobTitle }, [...BOARD, post("alike", stated)])).toContain("alike");
});

it("recommends everything if nothing is known about the person", () => {
  expect(offer({})).toHaveLength(BOARD.length);
});

it("never ranks skills in the description above a title that names the person's role", () => {
  const text = "About us: our Zendesk, Jira, Asana, Slack and Notion teams love what they do.";
  const jobs = [
    post("about", { title: "Keeper", category: "customer-support", text }),
    post("titled", { title: "Support Specialist", category: "customer-support" }),
  ];
  const skills = ["Zendesk", "Jira", "Asana", "Slack", "Notion"];
  expect(offer({ jobTitle: "Support Specialist", skills }, jobs)).toEqual(["titled", "about"]);
});

it.each([
  ["R", { title: "Head of R&D" }],
  ["R", { tags: ["r&d-manager"] }],
  ["Go", { title: "Go To Market Strategist" }],
])("does not find the skill %s in %j", (skill, stated) => {
  expect(offer({ skills: [skill] }, [post("a", stated)])).toEqual([]);
});

it.each<[string, Stated]>([
  ["R", { title: "Data Scientist (R)", category: "data" }],
  ["Go", { tags: ["go"], text: "Services in Golang" }],
  ["Go", { title: "Go/Rust Engineer" }],
])("finds the skill %s in %j", (skill, stated) => {
  expect(offer({ skills: [skill] }, [post("a", stated)])).toEqual(["a"]);
});

it("counts a recruiter's generic tags no more than skills mentioned in passing", () => {
  const tags = "react,css,java,php,ruby,perl,rust,sql,aws,vue,dart,elm,scala".split(",");
  const jobs = [post("all", { tags }), post("few", { tags: ["react", "css"] })];
  expect(offer({ skills: ["React"] }, jobs)).toEqual(["few", "all"]);
});
