import { expect, it } from "vitest";
import * as z from "zod/mini";

import { AppliedJob, SavedJob } from "./job-marks.ts";

it("round-trips a saved job's record with its time as a date", () => {
  const wire = { jobId: "remotive-1", savedAt: "2026-03-01T12:00:00.000Z" };
  const saved = z.decode(SavedJob, wire);
  expect(saved.savedAt).toEqual(new Date("2026-03-01T12:00:00Z"));
  expect(z.encode(SavedJob, saved)).toEqual(wire);
});

it("reads an applied job's record with its own time, and rejects a saved one's", () => {
  const appliedAt = "2026-03-01T12:00:00.000Z";
  expect(z.decode(AppliedJob, { jobId: "remotive-1", appliedAt }).appliedAt).toEqual(new Date(appliedAt));
  expect(z.safeParse(SavedJob, { jobId: "remotive-1", appliedAt }).error?.issues[0]?.path).toEqual([
    "savedAt",
  ]);
});

it.each(["", "1", "../users", "remotive-1/x"])("rejects the job id %j", (jobId) => {
  const read = z.safeDecode(SavedJob, { jobId, savedAt: "2026-03-01T12:00:00.000Z" });
  expect(read.error?.issues[0]?.path).toEqual(["jobId"]);
});
