import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { readPlaywrightReport, readVitestReport } from "./read-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "farwork-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reads vitest's counts, todos as skipped", () => {
  const file = write({ numPassedTests: 8, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  expect(readVitestReport(file)).toEqual({ passed: 8, failed: 1, skipped: 3 });
});

it("reads Playwright's counts, a flaky test as failed", () => {
  const file = write({ stats: { expected: 6, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(readPlaywrightReport(file)).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

it("counts nothing when the runner died before its report", () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(readVitestReport(join(folder, "missing.json"))).toEqual(nothing);
  expect(readPlaywrightReport(join(folder, "missing.json"))).toEqual(nothing);
});

it("refuses a report whose shape it does not know, rather than count nothing", () => {
  expect(() => readVitestReport(write({ passed: 3 }))).toThrow();
});

function write(report: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}
