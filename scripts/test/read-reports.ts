import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import * as z from "zod/mini";

import { type Counts, NO_TESTS } from "./suite-result.ts";

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const PlaywrightTest = z.object({
  projectName: z.string(),
  status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
});
const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), line: z.int(), tests: z.array(PlaywrightTest) }),
  ),
  get suites() {
    return z.optional(z.array(PlaywrightSuite));
  },
});
type PlaywrightSuite = z.infer<typeof PlaywrightSuite>;
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(PlaywrightSuite),
});

const SECOND_TRY = "passed at the second try";

/**
 * Counts from vitest's JSON report; nothing when the runner died before it wrote one. A test that passed when it was
 * tried again has passed, and is named.
 */
export function readVitestReport(file: string): Counts {
  if (!existsSync(file)) return NO_TESTS;
  const report = z.parse(VitestReport, JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    remarks: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => {
        const verdict = status === "failed" ? "failed" : SECOND_TRY;
        return `${verdict}: ${fullName}: ${readFirstLine(failureMessages)}`;
      }),
  };
}

/** Counts from Playwright's JSON report, in the same way. */
export function readPlaywrightReport(file: string): Counts {
  if (!existsSync(file)) return NO_TESTS;
  const { stats, suites } = z.parse(PlaywrightReport, JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    remarks: suites.flatMap(remarkOnTests),
  };
}

function remarkOnTests({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => {
        const verdict = status === "flaky" ? SECOND_TRY : "failed";
        const said = results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));
        return `${verdict}: [${projectName}] ${file}:${line} ${title}: ${readFirstLine(said)}`;
      }),
  );
  return [...own, ...suites.flatMap(remarkOnTests)];
}

function readFirstLine(messages: readonly string[]): string {
  return stripVTControlCharacters(messages[0] ?? "").split("\n", 1)[0] ?? "";
}
