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
])("who is called %j is offered the job of a %j, as a search for it finds that", (jobTitle, title) => {
  expect(offered(title, jobTitle)).toEqual(["own"]);
});

it("who writes Go is not offered who goes to market by their title", () => {
  expect(offered("Go To Market Strategist", "Go Developer")).toEqual([]);
});

it.each([
  ["JS", { tags: ["javascript"] }],
  ["k8s", { tags: ["kubernetes"] }],
  ["Kubernetes", { title: "K8s Operator" }],
  ["machine learning", { tags: ["ml"] }],
  ["JavaScript", { tags: ["react"] }],
])("the skill %s is in %j, as for a search", (skill, stated) => {
  const [found] = rank([...OTHERS, job("own", stated)], person({ skills: [skill] }));
  expect(found?.reasons).toEqual([{ kind: "skills", words: [skill] }]);
});

it("a skill is found in a description by its other names", () => {
  const description = z.parse(SafeHtml, "<p>You run Kubernetes.</p>");
  const jobs = [job("own", { title: "Baker", tags: ["java"], description })];
  const [found] = rank([...OTHERS, ...jobs], person({ skills: ["k8s", "Java"] }));
  expect(found?.reasons[0]).toMatchObject({ words: ["Java", "k8s"] });
});

it.each([
  ["contracts", { title: "Contract Data Architect" }],
  ["sourcing", { tags: ["open-source"] }],
])("the skill %s is no other form of its word in %j", (skill, stated) => {
  expect(rank([...OTHERS, job("own", stated)], person({ skills: [skill] }))).toEqual([]);
});
