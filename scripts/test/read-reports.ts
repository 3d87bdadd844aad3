import { existsSync, readFileSync } from "node:fs";

import * as z from "zod/mini";

import type { Counts } from "./suite-result.ts";

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Counts from vitest's JSON report; nothing when the runner died before it wrote one. */
export function readVitestReport(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  const report = z.parse(VitestReport, JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts from Playwright's JSON report. A flaky test failed once, and that is a failure here. */
export function readPlaywrightReport(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  const { stats } = z.parse(PlaywrightReport, JSON.parse(readFileSync(file, "utf8")));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
