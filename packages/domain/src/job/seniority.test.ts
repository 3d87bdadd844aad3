import { expect, it } from "vitest";

import type { SENIORITIES } from "./seniorities.ts";
import { readSeniority } from "./seniority.ts";

type Seniority = (typeof SENIORITIES)[number];

// Labelled by hand.
it.each<[title: string, Seniority]>([
  ["Frontend Engineer Intern, Safety Records", "intern"],
  ["Marketing Internship (Summer)", "intern"],
  ["Praktikantin Buchhaltung", "intern"],
  ["Junior iOS Engineer (6-Month Contract)", "junior"],
  ["Jr. Copywriter", "junior"],
  ["Entry-Level Bookkeeper", "junior"],
  ["Mid-level Backend Engineer", "mid"],
  ["Midweight Designer", "mid"],
  ["Intermediate Translator", "mid"],
  ["Backend Engineer (Mid)", "mid"],
  ["Senior Staff Accountant", "senior"],
  ["Freelance Senior iOS Engineer, Geometry", "senior"],
  ["Sr. Counsel", "senior"],
  ["Senior Executive Assistant", "senior"],
  ["Senior Account Executive", "senior"],
  ["Lead Customer Support Specialist", "lead"],
  ["Team Lead, Billing", "lead"],
  ["Analytics Lead", "lead"],
  ["Team Leader (Night)", "lead"],
  ["Chief Financial Officer", "executive"],
  ["CTO / Co-founder", "executive"],
  ["Vice President, Sales", "executive"],
  ["Senior Vice President of Research", "executive"],
  ["SVP Engineering", "executive"],
  ["Head of Marketing", "executive"],
  ["Senior Director, Tax", "executive"],
  ["Associate Director, Clinical Data", "executive"],
  ["Principal Engineer", "lead"],
  ["Sr Dir, Research", "executive"],
  ["Dir. of Sales", "executive"],
  ["Deputy Director, Grants", "executive"],
  ["Geschäftsführerin (m/w/d)", "executive"],
  ["Geschaeftsfuehrer", "executive"],
  ["Leiter Finanzen", "executive"],
  ["Leiter:in Einkauf", "executive"],
  ["Lead Nurse", "lead"],
  ["Lead Writer", "lead"],
  ["Staff Product Engineer", "lead"],
  ["Senior Team Lead", "lead"],
  ["Werkstudent Data Science (m/w/d)", "intern"],
  ["Stagiaire - Marketing", "intern"],
  ["Estagiário de Dados", "intern"],
  ["Software Engineer New Grad Production Infrastructure", "junior"],
  ["Berufseinsteiger Vertrieb", "junior"],
])("%s is for the level it names: %s", (title, seniority) => {
  expect(readSeniority(title, [], "full_time")).toBe(seniority);
});

it.each([
  "Backend Engineer",
  "Staff Accountant",
  "Staff Nurse",
  "Headhunter",
  "Art Director",
  "Director of Photography",
  "Casting Director",
  "Deputy Head of Sales",
  "Assistenz der Geschäftsführung",
  "Assistentin Geschäftsführer",
  "Projektleiter Bau",
  "Staff Nurse Manager",
  "Internal Auditor",
  "Internship Program Manager",
  "Lead Generation Specialist",
  "Lead-Gen Copywriter",
  "Leadership Coach",
  "Senior Living Advisor",
  "Seniors Fitness Coach",
  "Mid-Market Account Manager",
  "Executive Assistant",
  "Account Executive",
  "Executive Assistant to the CEO",
  "Assistant Vice President, Risk",
  "Chief of Staff",
  "Junior/Mid Frontend Engineer",
  "Mid-Senior Designer",
])("%s names no level, or more than one", (title) => {
  expect(readSeniority(title, [], "full_time")).toBeUndefined();
});

it("treats an internship as intern level unless its title names another", () => {
  expect(readSeniority("Bookkeeping, Summer", [], "internship")).toBe("intern");
  expect(readSeniority("Senior Counsel", [], "internship")).toBe("senior");
});

it.each<[stated: string, title: string, Seniority | undefined]>([
  ["Mid-level", "Engineer", "mid"],
  ["Midweight", "Engineer", "mid"],
  ["Entry-level", "Engineer", "junior"],
  ["Entry-Level, Junior", "Engineer", "junior"],
  ["Executive", "Chief of Staff", "executive"],
  ["Executive", "Sales Executive, Harbours", undefined],
  ["Executive", "Account Executive EMEA", undefined],
  ["Executive", "Corporate Partnerships Executive (EMEA)", undefined],
  ["Executive", "Sales Executive focused on Chandlers", undefined],
  ["Executive", "Client Executive - North", undefined],
  ["Executive", "Customer Experience Officer", undefined],
  ["Executive", "Executive Assistant", undefined],
  ["Senior", "Enterprise Sales Executive", "senior"],
  ["Executive", "Executive Producer", "executive"],
  ["Executive", "Chief Legal/Compliance Officer", "executive"],
  ["Mid-level, Senior", "Engineer", undefined],
  ["Manager", "Engineer", undefined],
  ["constructor", "Engineer", undefined],
  ["Mid-level", "Senior Engineer", "senior"],
])("uses the feed's %s if the title %s names no level", (stated, title, seniority) => {
  expect(readSeniority(title, [stated], "full_time")).toBe(seniority);
});
