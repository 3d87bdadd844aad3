import { expect, it } from "vitest";

import { readSeniority } from "../job/seniority.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { ids, job, person, rank } from "./fixtures/rank-for-person.ts";

const OTHERS = ["Harbour Pilot", "Judge", "Baker", "Tailor"].map((title, at) =>
  job(`other-${at}`, { title }),
);

function rankTitle(title: string, jobTitle: string, skills: string[] = []) {
  const seniority = readSeniority(title, [], "");
  const category = readTitleCategory(title) ?? "other";
  const own = job("own", { title, category, tags: ["varnish"], ...(seniority && { seniority }) });
  return rank([...OTHERS, own], person({ jobTitle, skills }));
}

it.each([
  ["Customer Support Team Lead", "Customer Support Team Leader"],
  ["Customer Support Team Lead", "Head of Customer Support"],
  ["Marketing Lead", "Head of Marketing"],
  ["Engineering Lead", "Engineering Manager"],
  ["Principal Engineer", "Director of Engineering"],
  ["Account Executive", "Account Manager, EMEA"],
  ["Product Owner", "Product Manager, Growth"],
  ["Nail Technician", "Nail Polish Technician"],
  ["Massage Therapist", "Swedish Massage Therapist"],
  ["Teacher", "Elementary Teacher"],
  ["Social Worker", "Licensed Social Worker"],
  ["Customer Support Specialist", "Therapist Support Specialist"],
  ["Data Analyst", "Nursing Data Analyst"],
])("recommends to a %s the job of a %s for its title", (jobTitle, title) => {
  expect(ids(rankTitle(title, jobTitle))).toEqual(["own"]);
});

it.each([
  ["Lead Designer", "Head of Design"],
  ["Executive Assistant", "Assistant to VP"],
  ["Executive Assistant", "Assistant to the Director"],
])("recommends to a %s with the required skills the job of a %s", (jobTitle, title) => {
  expect(ids(rankTitle(title, jobTitle, ["Varnish"]))).toEqual(["own"]);
});

it.each([
  ["Teacher", "Math Teacher", ["Teacher"], undefined],
  ["Executive Assistant", "Executive Assistant to the Director", ["Assistant", "Executive"], undefined],
  ["Software Engineer", "Software Developer", ["Developer", "Software"], undefined],
  ["Teacher", "Teaching Assistant", ["Teaching"], true],
  ["Bookkeeper", "Bookkeeper Assistant", ["Bookkeeper"], true],
  ["Marketing Manager", "Brand Manager", ["Brand Manager"], true],
  ["Product Manager", "PM, Maps", ["PM"], undefined],
  ["Nurses", "Nurse", ["Nurses"], undefined],
  ["Data Analyst", "Data Analyst", ["Analyst", "Data"], undefined],
  ["Content Writer", "Email Marketer / Copywriter", ["Copywriter"], true],
  ["Accountant", "Revenue Accounting Lead", ["Accounting"], true],
  ["Project Manager", "Manager, Implementation", ["Manager Implementation"], true],
  ["Data Engineer", "Data Analyst / BI Developer", ["Data", "Developer"], true],
  ["Data Engineer", "Data Platform Engineer", ["Data", "Engineer"], undefined],
  ["Account Executive", "Account Manager, EMEA", ["Account"], true],
])(
  "explains to a %s that a %s matches the title words %j, only in part: %s",
  (jobTitle, title, words, inPart) => {
    const [first] = rankTitle(title, jobTitle);
    expect(first?.reasons).toEqual([{ kind: "title", words, ...(inPart && { inPart }) }]);
  },
);

it.each([
  ["High School Math Teacher", "Essay Tutor, High Impact"],
  ["Senior Payroll Clerk", "Senior Payments Baker"],
  ["Registered Nurse", "RN Exam Tutor"],
  ["Nurse", "Professor of Nursing"],
  ["Data Engineer", "Sales Engineer, Data"],
])("does not recommend to a %s the job of a %s", (jobTitle, title) => {
  expect(ids(rankTitle(title, jobTitle))).toEqual([]);
});

it("names no word of a saved job that tells nothing alone", () => {
  const saved = [job("saved", { title: "Senior Varnisher" })];
  const own = job("own", { title: "Senior Potter", tags: ["glaze"] });
  const [first] = rank([...OTHERS, own], person({ skills: ["Glaze"], saved }));
  expect(first?.reasons).toEqual([{ kind: "skills", words: ["Glaze"] }]);
});
