import { expect, it } from "vitest";

import type { JobCategory } from "./category.ts";
import { readTitleCategory } from "./title-category.ts";

it.each<[string, JobCategory]>([
  ["Nurses", "healthcare"],
  ["RNs, nights", "healthcare"],
  ["Health Coaches", "healthcare"],
  ["Accountants", "finance"],
  ["Software Engineers wanted", "software-development"],
  ["Solution Architects", "software-development"],
  ["SREs", "devops-infrastructure"],
  ["Business Analysts", "data"],
  ["Product Managers", "product"],
  ["Insurance Agents", "sales"],
  ["SDRs and BDRs", "sales"],
  ["Copywriters", "writing"],
  ["Editors", "writing"],
  ["Attorneys", "legal"],
  ["Curriculum Developers", "education"],
  ["Secretaries", "operations"],
  ["Truck Drivers", "other"],
])("files the plural %j under %s, like its singular", (title, category) => {
  expect(readTitleCategory(title)).toBe(category);
});

it.each<[string, JobCategory]>([
  ["Truck Driver Recruiter", "human-resources"],
  ["Truck Driver", "other"],
  ["Housing Policy Analyst", "legal"],
  ["Transcriptionist", "writing"],
  ["Interpreter (Dutch)", "writing"],
  ["Dolmetscherin", "writing"],
])("files %j under %s", (title, category) => {
  expect(readTitleCategory(title)).toBe(category);
});

it("does not read hours as HR, or device drivers as people", () => {
  expect(readTitleCategory("Night Shift (40 hrs)")).toBeUndefined();
  expect(readTitleCategory("Engineer, Device Drivers")).toBe("software-development");
});
