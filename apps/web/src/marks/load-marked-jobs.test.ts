import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { arrangeMarkedJobs } from "./load-marked-jobs.ts";

it("a failed batch gives no jobs: the rest is shown in the order it was marked, and what is missing is counted", () => {
  const at = new Date("2026-01-15T09:00:00Z");
  const jobs = ["3", "1"].map((sourceId) => buildJob({ sourceId }));
  const records = ["remotive-1", "remotive-2", "remotive-3", "remotive-4", "remotive-5"].map((jobId) => ({
    jobId,
    at,
  }));
  const { entries, failed, gone } = arrangeMarkedJobs(records, jobs, 2);
  expect(entries.map(({ job }) => job.firestoreId)).toEqual(["remotive-1", "remotive-3"]);
  expect({ failed, gone }).toEqual({ failed: 2, gone: 1 });
});
