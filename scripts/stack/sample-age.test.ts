import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { areSampleJobsStale, noteSampleJobs } from "./sample-age.ts";

const MONDAY = new Date("2026-11-02T09:00:00Z");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-age-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("loads sample jobs if there never were any", () => {
  expect(areSampleJobsStale(folder, MONDAY)).toBe(true);
});

it("leaves recent sample jobs alone", () => {
  noteSampleJobs(folder, MONDAY);
  expect(areSampleJobsStale(folder, new Date("2026-11-05T08:59:59Z"))).toBe(false);
});

it("renews sample jobs after three days", () => {
  noteSampleJobs(folder, MONDAY);
  expect(areSampleJobsStale(folder, new Date("2026-11-05T09:00:00Z"))).toBe(true);
});

it("renews them if it cannot read when they were loaded", () => {
  writeFileSync(join(folder, "sample-jobs-taken-in"), "some day");
  expect(areSampleJobsStale(folder, MONDAY)).toBe(true);
});
