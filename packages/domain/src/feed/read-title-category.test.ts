import { expect, it } from "vitest";

import type { JobCategory } from "../job/category.ts";
import { readTitleCategory } from "./read-title-category.ts";

it.each<[string, JobCategory]>([
  ["Senior Software Engineer, Billing", "software-development"],
  ["Full-Stack Developer (Rust)", "software-development"],
  ["Engineering Manager", "software-development"],
  ["Junior Entwickler (m/w/d)", "software-development"],
  ["Staff DevOps Engineer", "devops-infrastructure"],
  ["Cloud Systems Engineer", "devops-infrastructure"],
  ["IT-Administrator", "devops-infrastructure"],
  ["Data Engineer", "data"],
  ["Senior Pricing Analyst", "data"],
  ["Analytics Lead", "data"],
  ["AI Trainer, Maltese", "ai-machine-learning"],
  ["Cloud Security Architect", "security"],
  ["Software Engineer in Test", "quality-assurance"],
  ["Senior Level Designer", "design"],
  ["Brand Designer", "design"],
  ["Technical Product Manager", "product"],
  ["IT Project Manager", "project-management"],
  ["Senior Product Marketing Manager", "marketing"],
  ["Head of Social Media", "marketing"],
  ["Technical Writer", "writing"],
  ["Video Editor", "writing"],
  ["Senior Sales Engineer, Data & AI", "sales"],
  ["Account Executive - Security Products", "sales"],
  ["Customer Success Engineer", "customer-support"],
  ["Kundenberater im Homeoffice", "customer-support"],
  ["Payroll Specialist", "finance"],
  ["Finanzbuchhalter (m/w/d)", "finance"],
  ["Commercial Counsel", "legal"],
  ["Sales Recruiter", "human-resources"],
  ["Executive Assistant", "operations"],
  ["Data Entry Clerk", "operations"],
  ["Latin Tutor", "education"],
  ["Registered Nurse", "healthcare"],
])("files '%s' under %s", (title, category) => {
  expect(readTitleCategory(title)).toBe(category);
});

it.each([
  "Electrical Engineer",
  "Data Center Caretaker",
  "Language Specialist | Up to $20/hr",
  "Assembler of Customer Equipment",
  "Keeper",
  "",
])("takes '%s' for none of our fields", (title) => {
  expect(readTitleCategory(title)).toBe("other");
});
