import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { readPlaywrightReport, readVitestReport } from "./read-reports.ts";
import { NO_TESTS } from "./suite-result.ts";

const folder = mkdtempSync(join(tmpdir(), "farwork-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reads vitest's counts, todos as skipped, and what a test said first that failed, at last or at its first try", () => {
  const passed = { fullName: "a job is saved", status: "passed", failureMessages: [] };
  const retried = {
    fullName: "a job is shown",
    status: "passed",
    failureMessages: ["Error: too late\n    at"],
  };
  const failed = {
    fullName: "a job is hidden",
    status: "failed",
    failureMessages: ["AssertionError: expected 1 to be 2\n    at job.test.ts:3"],
  };
  const file = write({
    numPassedTests: 8,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ assertionResults: [passed, failed, retried] }],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 3,
    remarks: [
      "failed: a job is hidden: AssertionError: expected 1 to be 2",
      "passed at the second try: a job is shown: Error: too late",
    ],
  });
});

it("reads Playwright's counts, and names what failed or passed only when it was tried again", () => {
  const file = write({
    stats: { expected: 6, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [describeSpec("opens", "expected", [])],
        suites: [
          {
            specs: [
              describeSpec("is saved", "unexpected", ["\u001B[31mError: no button\u001B[0m\nCall log"]),
              describeSpec("is hidden", "flaky", ["Error: too late"]),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
    remarks: [
      "failed: [chromium] marks.spec.ts:9 is saved: Error: no button",
      "passed at the second try: [chromium] marks.spec.ts:9 is hidden: Error: too late",
    ],
  });
});

it("counts nothing when the runner died before its report", () => {
  expect(readVitestReport(join(folder, "missing.json"))).toEqual(NO_TESTS);
  expect(readPlaywrightReport(join(folder, "missing.json"))).toEqual(NO_TESTS);
});

it("refuses a report whose shape it does not know, rather than count nothing", () => {
  expect(() => readVitestReport(write({ passed: 3 }))).toThrow();
});

function describeSpec(title: string, status: string, messages: readonly string[]) {
  const results = [{ errors: messages.map((message) => ({ message })) }];
  return { title, file: "marks.spec.ts", line: 9, tests: [{ projectName: "chromium", status, results }] };
}

function write(report: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}
