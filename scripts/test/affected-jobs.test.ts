import { expect, it } from "vitest";

import { CI_JOBS, chooseAffectedJobs } from "./affected-jobs.ts";

it("only checks a change of the documentation", () => {
  expect(chooseAffectedJobs(["docs/glossary.md", "README.md"])).toEqual(["check"]);
});

it("tests the web app in browsers, without the backend's own suites", () => {
  const jobs = chooseAffectedJobs(["apps/web/src/jobs/job-card.tsx"]);
  expect(jobs).toContain("e2e");
  expect(jobs).toContain("screenshots");
  expect(jobs).not.toContain("integration");
  expect(jobs).not.toContain("rules");
});

it("tests the security rules, and what stands on them, when the rules change", () => {
  const jobs = chooseAffectedJobs(["firestore.rules"]);
  expect(jobs).toEqual(expect.arrayContaining(["check", "rules", "integration", "e2e"]));
  expect(jobs).not.toContain("release");
});

it("rehearses a release when a published package changes", () => {
  expect(chooseAffectedJobs(["packages/domain/src/job/job.ts"])).toContain("release");
});

it.each(["pnpm-lock.yaml", "scripts/test/suites.ts", ".github/workflows/ci.yml"])(
  "runs every job when %s changes",
  (path) => {
    expect(chooseAffectedJobs(["README.md", path])).toEqual(CI_JOBS);
  },
);
