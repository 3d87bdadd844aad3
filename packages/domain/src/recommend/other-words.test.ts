import { expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { ids, job, person, rank } from "./fixtures/rank-for-person.ts";

const OTHERS = ["Harbour Pilot", "Judge", "Clerk", "Baker", "Tailor"].map((title, at) =>
  job(`other-${at}`, { title }),
);
const offered = (title: string, jobTitle: string) =>
  ids(rank([...OTHERS, job("own", { title })], person({ jobTitle })));

it.each([
  ["PM", "Product Manager"],
  ["Product Manager", "PM, Maps"],
  ["SWE", "Software Engineer"],
  ["Lawyer", "Associate Attorney"],
  ["Nurses", "Nurse"],
  ["HR Manager", "Human Resources Manager"],
  ["Human Resources Manager", "HR Manager"],
  ["Sr. SRE", "Senior Site Reliability Engineer"],
  ["Front End Developer", "Frontend Developer"],
  ["Softwareentwicklerin", "Softwareentwickler (m/w/d)"],
])("recommends to %j the job of a %j, which a search for the title finds", (jobTitle, title) => {
  expect(offered(title, jobTitle)).toEqual(["own"]);
});

it("does not recommend go-to-market jobs to a Go developer by title", () => {
  expect(offered("Go To Market Strategist", "Go Developer")).toEqual([]);
});

it.each([
  ["JS", { tags: ["javascript"] }],
  ["k8s", { tags: ["kubernetes"] }],
  ["Kubernetes", { title: "K8s Operator" }],
  ["machine learning", { tags: ["ml"] }],
  ["JavaScript", { tags: ["react"] }],
])("finds the skill %s in %j, like a search", (skill, stated) => {
  const [found] = rank([...OTHERS, job("own", stated)], person({ skills: [skill] }));
  expect(found?.reasons).toEqual([{ kind: "skills", words: [skill] }]);
});

it("finds a skill in a description by its other names", () => {
  const description = z.parse(SafeHtml, "<p>You run Kubernetes.</p>");
  const jobs = [job("own", { title: "Baker", tags: ["java"], description })];
  const [found] = rank([...OTHERS, ...jobs], person({ skills: ["k8s", "Java"] }));
  expect(found?.reasons[0]).toMatchObject({ words: ["Java", "k8s"] });
});

it.each([
  ["contracts", { title: "Contract Data Architect" }],
  ["sourcing", { tags: ["open-source"] }],
])("does not match the skill %s with another form of the word in %j", (skill, stated) => {
  expect(rank([...OTHERS, job("own", stated)], person({ skills: [skill] }))).toEqual([]);
});
