import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import * as z from "zod/mini";

import { type Counts, NO_TESTS, sumCounts } from "./suite-result.ts";

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
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

/** Reads counts from Vitest's JSON report; empty if the runner died before writing it. */
export function readVitestReport(file: string): Counts {
  if (!existsSync(file)) return NO_TESTS;
  const report = z.parse(VitestReport, JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${readFirstLine(failureMessages)}`),
  };
}

/** Reads counts per project from Playwright's JSON report; no tests for a project that it does not name. */
export function readPlaywrightReport<Project extends string>(
  file: string,
  projects: readonly Project[],
): Map<Project, Counts> {
  const { suites } = existsSync(file)
    ? z.parse(PlaywrightReport, JSON.parse(readFileSync(file, "utf8")))
    : { suites: [] };
  const results = suites.flatMap(listResults);
  return new Map(
    projects.map((project) => [
      project,
      sumCounts(results.filter((result) => result.project === project).map(({ counts }) => counts)),
    ]),
  );
}

function listResults({ specs, suites = [] }: PlaywrightSuite): { project: string; counts: Counts }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));
      // There are no retries, so "flaky" counts as a failure, too.
      const failed = status === "unexpected" || status === "flaky";
      const failures = failed ? [`${file}:${line} ${title}: ${readFirstLine(messages)}`] : [];
      const counts = {
        passed: status === "expected" ? 1 : 0,
        failed: failed ? 1 : 0,
        skipped: status === "skipped" ? 1 : 0,
        failures,
      };
      return { project: projectName, counts };
    }),
  );
  return [...own, ...suites.flatMap(listResults)];
}

function readFirstLine(messages: readonly string[]): string {
  return stripVTControlCharacters(messages[0] ?? "").split("\n", 1)[0] ?? "";
}
