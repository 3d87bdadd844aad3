import { buildJobIndex } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { answerCompany } from "./fetch-company.ts";

const now = new Date("2026-01-20T12:00:00Z");

it("summarises a company's open postings, and no others", () => {
  const index = buildJobIndex([
    buildJob({ sourceId: "1", company_name: "Gull & Sons" }),
    buildJob({ sourceId: "2", company_name: "gull and sons" }),
    buildJob({ sourceId: "3", company_name: "GULL — SONS", category: "design" }),
    buildJob({ sourceId: "4", company_name: "Gull & Sons", expires_at: now }),
  ]);
  expect(answerCompany(index, "gull-sons", now)).toMatchObject({
    slug: "gull-sons",
    totalJobs: 2,
    categories: [
      { value: "software-development", count: 1 },
      { value: "design", count: 1 },
    ],
  });
});

it("has no company without open postings", () => {
  const index = buildJobIndex([buildJob({ company_name: "Gull", expires_at: now })]);
  expect(answerCompany(index, "gull", now)).toBeUndefined();
});
