import { describe, expect, it } from "vitest";

import type { JobCategory } from "../job/category.ts";
import { readCategory } from "./read-category.ts";

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
    ["All others", "other"],
    ["", "other"],
  ])("files %j under %s", (text, category) => {
    expect(readCategory([text])).toBe(category);
  });

  it("goes by the first text that says something", () => {
    expect(readCategory(["Remote", "Sales", "Design"])).toBe("sales");
    expect(readCategory([])).toBe("other");
  });
});
