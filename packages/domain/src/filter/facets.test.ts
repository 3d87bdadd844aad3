import { expect, it } from "vitest";
import * as z from "zod/mini";

import { JobFacets } from "./facets.ts";

const OLD = {
  job_type: [{ value: "contract", count: 2 }],
  categories: [],
  location: [],
  tags: [],
  salary: [],
  salary_histogram: [],
  date_posted: [],
};

it("reads counts of the last release, which did not know every filter yet", () => {
  expect(z.parse(JobFacets, OLD)).toMatchObject({ ...OLD, seniority: [], salary_assumed: 0 });
});

it("requires counts that every release returns", () => {
  const { job_type: _, ...others } = OLD;
  expect(z.safeParse(JobFacets, others).success).toBe(false);
});
