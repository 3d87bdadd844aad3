import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { isJobId, toJobDocument } from "./job-document.ts";

it("stores an open job with an explicit null, so that open jobs can be queried", () => {
  expect(toJobDocument(buildJob())).toMatchObject({ closed_at: null });
});

it("stores when a job closed", () => {
  const closed_at = new Date("2026-02-01T00:00:00Z");
  expect(toJobDocument(buildJob({ closed_at }))).toMatchObject({ closed_at });
});

it.each(["a/b", "", "..", "__x__", "remotive", "x".repeat(300)])("rejects '%s' as job id", (text) => {
  expect(isJobId(text)).toBe(false);
});

it("accepts a job id", () => {
  expect(isJobId("remotive-1234567")).toBe(true);
});
