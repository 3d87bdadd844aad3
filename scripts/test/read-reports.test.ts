import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { readPlaywrightReport, readVitestReport } from "./read-reports.ts";
import { NO_TESTS } from "./suite-result.ts";

const folder = mkdtempSync(join(tmpdir(), "farwork-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reads Vitest's counts, todos as skipped, and a failed test's first message", () => {
  const passed = { fullName: "a job is saved", status: "passed", failureMessages: [] };
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
    testResults: [{ assertionResults: [passed, failed] }],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 3,
    failures: ["a job is hidden: AssertionError: expected 1 to be 2"],
  });
});

it("reads Playwright's counts for each project, and a failed test's first message", () => {
  const file = write({
    suites: [
      {
        specs: [describeSpec("opens", "journeys", "expected", [])],
        suites: [
          {
            specs: [
              describeSpec("is saved", "journeys", "unexpected", [
                "\u001B[31mError: no button\u001B[0m\nCall log",
              ]),
              describeSpec("is closed", "security", "skipped", []),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(file, ["journeys", "security", "pages"])).toEqual(
    new Map([
      [
        "journeys",
        { passed: 1, failed: 1, skipped: 0, failures: ["marks.spec.ts:9 is saved: Error: no button"] },
      ],
      ["security", { ...NO_TESTS, skipped: 1 }],
      ["pages", NO_TESTS],
    ]),
  );
});

it("counts a test that passed only on retry as failed", () => {
  const file = write({ suites: [{ specs: [describeSpec("opens", "journeys", "flaky", ["Error: late"])] }] });
  expect(readPlaywrightReport(file, ["journeys"]).get("journeys")?.failed).toBe(1);
});

it("counts nothing when the runner died before its report", () => {
  expect(readVitestReport(join(folder, "missing.json"))).toEqual(NO_TESTS);
  expect(readPlaywrightReport(join(folder, "missing.json"), ["pages"])).toEqual(
    new Map([["pages", NO_TESTS]]),
  );
});

it("rejects a report of an unknown shape instead of counting nothing", () => {
  expect(() => readVitestReport(write({ passed: 3 }))).toThrow();
});

function describeSpec(title: string, projectName: string, status: string, messages: readonly string[]) {
  const results = [{ errors: messages.map((message) => ({ message })) }];
  return { title, file: "marks.spec.ts", line: 9, tests: [{ projectName, status, results }] };
}

function write(report: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}
