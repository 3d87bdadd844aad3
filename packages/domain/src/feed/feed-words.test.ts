import { describe, expect, it } from "vitest";

import type { JobCategory } from "../job/category.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { readCategory, readTagCategory } from "./feed-words.ts";

describe("readCategory", () => {
  it.each<[string, JobCategory]>([
    ["Software Development", "software-development"],
    ["software-dev", "software-development"],
    ["Front-End Programming", "software-development"],
    ["DevOps / Sysadmin", "devops-infrastructure"],
    ["Devops", "devops-infrastructure"],
    ["Information Technology", "devops-infrastructure"],
    ["Data", "data"],
    ["Data and Analytics", "data"],
    ["Artificial Intelligence", "ai-machine-learning"],
    ["Cybersecurity", "security"],
    ["QA", "quality-assurance"],
    ["Quality Assurance", "quality-assurance"],
    ["Design", "design"],
    ["Product", "product"],
    ["Product Management", "product"],
    ["Project Management", "project-management"],
    ["Marketing", "marketing"],
    ["Communications", "marketing"],
    ["Writing", "writing"],
    ["Sales / Business", "sales"],
    ["Customer Service", "customer-support"],
    ["Finance / Legal", "finance"],
    ["Legal", "legal"],
    ["Human Resources", "human-resources"],
    ["Business", "operations"],
    ["Teaching", "education"],
    ["Medical", "healthcare"],
    ["Sales and Marketing", "sales"],
    ["Marketing &amp; Sales", "marketing"],
    ["Business Development, Sales", "sales"],
    ["Creative &amp; Design", "design"],
    ["Web &amp; App Design", "design"],
    ["Product &amp; Operations", "product"],
    ["Content &amp; Editorial", "writing"],
    ["Finance &amp; Accounting", "finance"],
    ["HR &amp; Recruiting", "human-resources"],
    ["Legal &amp; Compliance", "legal"],
    ["Healthcare &amp; Medical", "healthcare"],
    ["Technical Support", "customer-support"],
    ["Customer Success, Sales", "customer-support"],
    ["Data Science &amp; Analytics", "data"],
    ["Programming", "software-development"],
    ["Developer", "software-development"],
    ["Management and Finance", "finance"],
    ["Controlling", "finance"],
    ["Private Banking", "finance"],
    ["Accounts Receivable", "finance"],
    ["Mergers & Acquisitions", "finance"],
    ["Recruitment and Selection", "human-resources"],
    ["Personnel Specialist", "human-resources"],
    ["Compensation and Benefits", "human-resources"],
    ["System and Network Administration", "devops-infrastructure"],
    ["Information Systems", "devops-infrastructure"],
    ["IT Security", "security"],
    ["Inspection", "quality-assurance"],
    ["Graphic Arts and Communication Design", "design"],
    ["Social Media Manager", "marketing"],
    ["Online Marketing", "marketing"],
    ["Supply", "operations"],
    ["Administration", "operations"],
    ["Power Engineering and Environmental Engineering", "other"],
    ["Safety Services Engineering", "other"],
    ["Building", "other"],
    ["bachelor's degree", "other"],
    ["high school or equivalent", "other"],
    ["college coursework completed", "other"],
    ["All others", "other"],
    ["All Other Remote", "other"],
    ["", "other"],
  ])("files %j under %s", (text, category) => {
    expect(readCategory([text])).toBe(category);
  });

  it("uses the first text that says something", () => {
    expect(readCategory(["Remote", "Sales", "Design"])).toBe("sales");
    expect(readCategory([])).toBe("other");
  });
});

it("reads only as far as a field name can be long", () => {
  expect(readCategory([`${"power ".repeat(50)}sales`])).toBe("other");
});

it.each<[string, JobCategory]>([
  ["Senior Software Engineer, Billing", "software-development"],
  ["HR Software Engineer", "software-development"],
  ["Senior Tax & Payroll Software Developer II", "software-development"],
  ["Finance Product Manager", "product"],
  ["HR Manager, Software Engineering", "human-resources"],
  ["Finance Manager, Products", "finance"],
  ["Software Sales Engineer", "sales"],
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
  ["Technical Program Manager, Driver Displays", "project-management"],
  ["Senior Product Marketing Manager", "marketing"],
  ["Head of Social Media", "marketing"],
  ["Technical Writer", "writing"],
  ["Video Editor", "design"],
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
  ["Pharmacy Technician", "healthcare"],
  ["Solutions Architect", "software-development"],
  ["Desarrollador Full Stack", "software-development"],
  ["SAP Warehouse Consultant", "software-development"],
  ["IT Manager", "devops-infrastructure"],
  ["Linux Engineer", "devops-infrastructure"],
  ["Tableau Developer", "data"],
  ["Head of Data", "data"],
  ["Search Engine Evaluator", "ai-machine-learning"],
  ["Penetration Tester", "security"],
  ["Malware Analyst", "security"],
  ["Art Director", "design"],
  ["VP, Product", "product"],
  ["Change Manager", "project-management"],
  ["Chef de projet digital", "project-management"],
  ["Demand Generation Manager", "marketing"],
  ["Event Coordinator", "marketing"],
  ["Scriptwriter", "writing"],
  ["Übersetzer Deutsch-Englisch", "writing"],
  ["Insurance Agent", "sales"],
  ["Partner Solutions Architect", "sales"],
  ["Ejecutivo de Cuentas", "sales"],
  ["Live Chat Agent", "customer-support"],
  ["Analista de Suporte", "customer-support"],
  ["Budget Analyst", "finance"],
  ["Licensed Loan Processor", "finance"],
  ["Regulatory Affairs Specialist", "legal"],
  ["Rechtsanwältin (m/w/d)", "legal"],
  ["Head of People", "human-resources"],
  ["Learning & Development Specialist", "human-resources"],
  ["Purchasing Manager", "operations"],
  ["Workforce Analyst", "operations"],
  ["Career Mentor", "education"],
  ["Academic Advisor", "education"],
  ["Wellness Coach", "healthcare"],
  ["Medical Coder", "healthcare"],
  ["Social Worker", "healthcare"],
])("files '%s' under %s", (title, category) => {
  expect(readTitleCategory(title)).toBe(category);
});

it.each([
  "Data Center Caretaker",
  "Language Specialist | Up to $20/hr",
  "Assembler of Customer Equipment",
  "Keeper",
  "",
])("does not read '%s' as a trade", (title) => {
  expect(readTitleCategory(title)).toBeUndefined();
});

it.each(["Electrical Engineer", "Biomedical Technician", "Chef de Partie"])(
  "files '%s' under other",
  (title) => {
    expect(readTitleCategory(title)).toBe("other");
  },
);

it.each([
  [["patient-access-specialist", "registered-nurse", "remote"], "healthcare"],
  [["registered-nurse", "remote"], "other"],
  [["accountant", "bookkeeper", "copywriter", "editor"], "other"],
  [[], "other"],
])("files the tags %j under %s", (tags, category) => {
  expect(readTagCategory(tags)).toBe(category);
});
