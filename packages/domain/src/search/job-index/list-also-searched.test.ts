import { expect, it } from "vitest";

import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { listAlsoSearched } from "./list-also-searched.ts";
import { listOtherTitles } from "./list-other-titles.ts";
import { buildJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";

const index = buildJobIndex([
  buildJob({ sourceId: "1", title: "Accountant" }),
  buildJob({ sourceId: "2", title: "Senior Kubernetes Accountants", tags: ["accounting"] }),
  buildJob({ sourceId: "3", title: "Front-end Accountant" }),
  buildJob({ sourceId: "4", title: "Dogwalker, Therapist" }),
  buildJob({ sourceId: "5", title: "HR, or Human Resources" }),
  buildJob({ sourceId: "6", title: "Staff Counsel, sr", tags: ["legal"] }),
  ...Array.from({ length: 60 }, (_, at) => buildJob({ sourceId: `over-${at}`, title: "Over here" })),
  buildJob({ sourceId: "7", title: "Overs" }),
  buildJob({ sourceId: "8", title: "Dogwalker, with Accountants" }),
  buildJob({ sourceId: "9", title: "CRM and AWS Temp" }),
  buildJob({ sourceId: "11", title: "Keeper of the Lighthouse" }),
  buildJob({ sourceId: "10", title: "Baker in Tempe" }),
]);

const teaching = ["Teacher", "Teacher of Chemistry", "Lecturer", "Staff Cook", "Senior Cook"];
const schools = buildJobIndex(teaching.map((title, at) => buildJob({ sourceId: `${at}`, title })));
const readTitled = (title: string) =>
  teaching.flatMap((each, at) => (each.toLowerCase().includes(title) ? [`remotive-${at}`] : []));

it("only reports what was searched for: every reported word finds jobs that the search finds", () => {
  const find = (search: string) => askIndex(index, filtersOf({ search })).ids;
  for (const search of ["senior ", "lawyer ", "hr", "accountants ", "frontend "]) {
    const found = find(search);
    for (const words of listAlsoSearched(index, search)) {
      expect(find(`"${words}"`).filter((id) => !found.includes(id))).toEqual([]);
    }
  }
});

it.each([
  ["accountants", ["accountant"]],
  ["k8s", ["kubernetes"]],
  ["sr accountant", ["senior", "accountants"]],
  ["frontend", ["front end"]],
  ["front end", []],
  ["hr", ["human resources"]],
  ["human resources", ["hr"]],
  ["over ", []],
  ["senior", ["sr"]],
  ["lawyer", ["counsel"]],
  ["lighthouses ", ["lighthouse"]],
  ["dog walkers", ["dogwalker"]],
  ["the rapist", []],
  ['"accountant"', []],
  ["swift", []],
  ["temp ", []],
  ["amazon web services ", ["aws", "service"]],
  ["customer relationship management ", ["crm"]],
  ["", []],
])("%j also looks for %j", (search, also) => {
  expect(listAlsoSearched(index, search)).toEqual(also);
});

it.each([
  ["tutors ", ["teacher", "lecturer"]],
  ["senior ", ["staff"]],
  ["lecturer ", []],
  ['"tutor"', []],
  ["tutor teacher lecturer ", []],
])("%j also finds jobs by the titles %j", (search, titles) => {
  expect(listOtherTitles(schools, search)).toEqual(titles);
  for (const title of titles) {
    const titled = readTitled(title);
    expect(askIndex(schools, filtersOf({ search })).ids).toEqual(expect.arrayContaining(titled));
  }
});

const skilled = ["PHP", "WordPress", "WordPress", "Django", "Go, or Golang", "Freelance", "Freelance Cook"];
const texts = ["DevOps Engineer", "Cloud Engineers", "React", "Social Media Manager", "Community Manager"];
const skills = buildJobIndex(
  [...skilled, ...texts].map((title, at) => buildJob({ sourceId: `${at}`, title })),
);

it.each([
  ["php ", ["wordpress"]],
  ["python", ["django"]],
  ["golang ", ["Go (the language)"]],
  ["js ", ["react", "typescript"]],
  ['"php"', []],
])("%j also looks for the skills %j that imply it", (search, also) => {
  expect(listAlsoSearched(skills, search)).toEqual(also);
});

it.each([
  ["sre ", ["cloud engineer", "devops engineer", "devops"]],
  ["contract ", ["freelance"]],
  ["community manager ", ["social media manager"]],
])("%j finds jobs by all titles of its trade, %j, spelled as jobs spell them", (search, titles) => {
  expect(listOtherTitles(skills, search).toSorted()).toEqual(titles.toSorted());
});

it("reports which words of the search were ignored", () => {
  const query = { page: 1, pageSize: 1 };
  const ask = (search: string) => queryJobIndex(index, { ...query, filters: filtersOf({ search }) }, NOW);
  expect(ask("accountant jobs ").notSearched).toEqual(["jobs"]);
  expect(ask("accountant ").notSearched).toBeUndefined();
});

it("returns the exact search if anything else was searched for", () => {
  const ask = (search: string) =>
    queryJobIndex(index, { page: 1, pageSize: 1, filters: filtersOf({ search }) }, NOW).exactSearch;
  expect(ask("front end accountant jobs ")).toBe('"front end" "accountant"');
  expect(ask('"accountant"')).toBeUndefined();
});
