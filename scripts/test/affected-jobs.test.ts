import { expect, it } from "vitest";

import { CI_JOBS, chooseAffectedJobs } from "./affected-jobs.ts";

it("only checks a change to the repository's documentation", () => {
  expect(chooseAffectedJobs(["README.md", "CONTRIBUTING.md"])).toEqual(["check"]);
});

it("only checks an empty change", () => {
  expect(chooseAffectedJobs([])).toEqual(["check"]);
});

it("tests the web app in browsers, without the backend's own suites", () => {
  const jobs = chooseAffectedJobs(["apps/web/src/app/.well-known/security.txt/route.ts"]);
  expect(jobs).toEqual(expect.arrayContaining(["check", "e2e", "firefox", "screenshots"]));
  expect(jobs).not.toContain("integration");
  expect(jobs).not.toContain("rules");
});

it("rehearses a release for a changeset", () => {
  expect(chooseAffectedJobs([".changeset/brave-jobs-run.md"])).toEqual(["check", "release"]);
});

it.each([
  "firestore.rules",
  "packages/domain/src/job/job.ts",
  "apps/functions/src/index.ts",
  "scripts/stack/emulators.ts",
  "chaos/fault.ts",
  "pnpm-lock.yaml",
  ".oxlintrc.json",
  "vitest.integration.config.ts",
  ".github/workflows/ci.yml",
  "a-folder-of-tomorrow/file.ts",
])("runs every job when %s changes", (path) => {
  expect(chooseAffectedJobs(["README.md", path])).toEqual(CI_JOBS);
});
