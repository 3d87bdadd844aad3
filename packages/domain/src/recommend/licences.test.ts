import { expect, it } from "vitest";

import { ids, job, person, rank } from "./fixtures/rank-for-person.ts";
import { createLicenceRule } from "./licences.ts";
import { createRequirementRule } from "./requirements.ts";

const offered = (title: string, jobTitle: string) =>
  ids(
    rank(
      [job("own", { title, tags: ["telehealth", "triage"], category: "healthcare" })],
      person({ jobTitle, skills: ["Telehealth", "Triage"] }),
    ),
  );

it.each([
  ["Physician", "Nurse Practitioner / Physician Assistant"],
  ["Registered Nurse", "Remote Overnight General Radiologist"],
  ["Registered Nurse", "Nurse Practitioner"],
  ["Pharmacist", "Psychologist"],
])("does not recommend to a %s the job of a %s, which needs another licence", (jobTitle, title) => {
  expect(offered(title, jobTitle)).toEqual([]);
});

it.each([
  ["Paralegal", [], "Associate Attorney", false],
  ["Paralegal", [], "Attorney Assistant", true],
  ["Legal Counsel", [], "Associate Attorney", true],
  ["Accountant", [], "CPA (Certified Public Accountant)", false],
  ["Accountant", ["CPA"], "CPA (Certified Public Accountant)", true],
  ["Buchhalter", [], "Steuerberater (m/w/d)", false],
  ["Mechanical Engineer", [], "Licensed Mechanical Engineer", false],
  ["Tutor", [], "Certified Math Teacher", false],
  ["Recruiter", [], "Physician Recruiter", true],
  ["Teacher", [], "PE Teacher", true],
  ["Teacher", [], "Elementary Teacher", true],
  ["Teacher", [], "Certified Teacher", true],
  ["Teacher Assistant", [], "Certified Teacher", false],
  ["Social Worker", [], "Licensed Social Worker", true],
  ["Case Manager", [], "Licensed Social Worker", false],
  ["Insurance Agent", [], "Licensed Life Insurance Agent", true],
  ["Travel Agent", [], "Licensed Life Insurance Agent", false],
  ["Real Estate Agent", [], "Licensed Real Estate Broker", true],
  ["Property Manager", [], "Licensed Real Estate Broker", false],
  ["Counselor", [], "Mental Health Counselor", true],
  ["Life Coach", [], "Mental Health Counselor", false],
  ["Camp Leader", [], "Camp Counselor", true],
  ["Travel Agent", [], "Travel Counsellor", true],
  ["Admissions Advisor", [], "Admissions Counselor", true],
  ["Customer Support Specialist", [], "Therapist Support Specialist", true],
  ["Data Analyst", [], "Nursing Data Analyst", true],
  ["Paralegal", [], "Child Support Attorney", false],
] as const)("to a %s with %j a job as %s is open: %s", (jobTitle, skills, title, isOpen) => {
  expect(createLicenceRule({ jobTitle, skills: [...skills] })({ title })).toBe(isOpen);
});

it.each([
  [{ jobTitle: "Translator", skills: ["French"] }, "Swedish Translator", false],
  [{ jobTitle: "Translator", skills: ["Swedish"] }, "Swedish Translator", true],
  [{ jobTitle: "Support Agent", country: "FI" }, "Support Agent (Finnish-English)", true],
  [{ jobTitle: "Support Agent", skills: ["German"] }, "Support Agent, German or French", true],
  [{ jobTitle: "Support Agent" }, "Support Agent, English", true],
  [{ jobTitle: "Translator", skills: ["French"] }, "Tamil Translator", false],
  [{ jobTitle: "Translator", skills: ["French"] }, "Swedish or Tamil Translator", false],
  [{ jobTitle: "Support Agent", skills: ["French"] }, "Catalan Support Agent", false],
  [{ jobTitle: "Nail Technician" }, "Nail Polish Technician", true],
  [{ jobTitle: "Nail Technician", skills: ["Nail polish"] }, "Nail Technician, Polish-speaking", false],
  [{ jobTitle: "Massage Therapist" }, "Swedish Massage Therapist", true],
  [{ jobTitle: "Support Agent", country: "US" }, "Support Agent, Spanish not required", true],
  [{ jobTitle: "Support Agent", country: "US" }, "Support Agent (no Spanish needed)", true],
  [{ jobTitle: "Support Agent", country: "US" }, "Support Agent, Spanish required", false],
])("for %j, a job as %s is open: %s", (profile, title, isOpen) => {
  expect(createRequirementRule(profile)({ title })).toBe(isOpen);
});

it.each([
  ["Physician", "Radiologist"],
  ["Registered Nurse", "Nurse Case Manager"],
  ["Nurse Practitioner", "Nurse Practitioner / Physician Assistant"],
  ["Registered Nurse", "Telehealth Coordinator"],
])("recommends to a %s the job of a %s", (jobTitle, title) => {
  expect(offered(title, jobTitle)).toEqual(["own"]);
});
