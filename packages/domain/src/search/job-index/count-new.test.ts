import { expect, it } from "vitest";

import type { Job } from "../../job/job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

const MIDNIGHT = new Date("2026-02-01T00:00:00Z");
const seen = (sourceId: string, date: string, more: Partial<Job> = {}) =>
  buildJob({ ...more, sourceId, first_seen_at: new Date(date) });

it("counts the found jobs first seen after the given time as new", () => {
  const index = buildJobIndex([
    seen("1", "2026-02-01T00:00:00Z"),
    seen("2", "2026-02-01T00:00:00.001Z"),
    seen("3", "2026-02-02T00:00:00Z", { job_type: "contract" }),
  ]);
  const count = (stated: Parameters<typeof filtersOf>[0]) =>
    askIndex(index, filtersOf(stated), { newSince: MIDNIGHT }).totalNew;
  expect(count({})).toBe(2);
  expect(count({ job_type: ["contract"] })).toBe(1);
  expect(count({ job_type: ["internship"] })).toBe(0);
});

it("does not count new jobs unless asked", () => {
  expect(askIndex(buildJobIndex([buildJob()]), filtersOf())).not.toHaveProperty("totalNew");
});
