import { AppliedJob, SavedJob } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { withMarks } from "./with-marks.ts";

it("adds each job's flags without changing the job", () => {
  const jobs = ["1", "2", "3", "4"].map((sourceId) => buildJob({ sourceId }));
  const at = "2026-03-01T12:00:00Z";
  const marks = {
    saved: ["remotive-1", "remotive-2"].map((jobId) => z.decode(SavedJob, { jobId, savedAt: at })),
    applied: ["remotive-2", "remotive-3"].map((jobId) => z.decode(AppliedJob, { jobId, appliedAt: at })),
  };
  expect(withMarks(jobs, marks)).toEqual([
    { ...jobs[0], isSaved: true, isApplied: false },
    { ...jobs[1], isSaved: true, isApplied: true },
    { ...jobs[2], isSaved: false, isApplied: true },
    { ...jobs[3], isSaved: false, isApplied: false },
  ]);
  expect(jobs[0]).not.toHaveProperty("isSaved");
});
