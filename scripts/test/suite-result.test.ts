import { describe, expect, it } from "vitest";

import {
  checkCounts,
  describeFailures,
  describeSuites,
  describeTotal,
  NO_TESTS,
  sumCounts,
} from "./suite-result.ts";

describe("the closing line", () => {
  it("counts every suite", () => {
    const total = sumCounts([
      { ...NO_TESTS, passed: 3 },
      { passed: 10, failed: 2, skipped: 1, failures: [] },
    ]);
    expect(describeTotal(total)).toBe("13 passed, 2 failed, 1 skipped");
  });

  it("mentions skipped tests only if there are some", () => {
    expect(describeTotal({ ...NO_TESTS, passed: 7 })).toBe("7 passed, 0 failed");
  });
});

describe("checking a suite", () => {
  it("trusts a runner that succeeded", () => {
    expect(checkCounts({ ...NO_TESTS, passed: 5, skipped: 1 }, 0)).toEqual({
      ...NO_TESTS,
      passed: 5,
      skipped: 1,
    });
  });

  it("counts a failure when every test passed but the runner failed", () => {
    expect(checkCounts({ ...NO_TESTS, passed: 5 }, 1).failed).toBe(1);
  });

  it("counts a failure when no test ran at all", () => {
    expect(checkCounts(NO_TESTS, 0).failed).toBe(1);
  });

  it("counts a failure when every test was skipped", () => {
    expect(checkCounts({ ...NO_TESTS, skipped: 4 }, 0).failed).toBe(1);
  });

  it("counts a failed test once, not again for the runner's exit code", () => {
    expect(checkCounts({ ...NO_TESTS, passed: 5, failed: 2 }, 1).failed).toBe(2);
  });

  it("counts a failure when the runner could not be started", () => {
    expect(checkCounts(NO_TESTS, null).failed).toBe(1);
  });
});

it("lists suites in columns that line up", () => {
  const table = describeSuites([
    { ...NO_TESTS, name: "unit", passed: 120, seconds: 4.25 },
    { ...NO_TESTS, name: "integration", passed: 9, failed: 1, seconds: 31 },
  ]);
  expect(table.split("\n")).toEqual([
    "  suite        passed  failed  skipped  seconds",
    "  unit            120       0        0      4.3",
    "  integration       9       1        0     31.0",
  ]);
});

it("names each failed test with its suite", () => {
  const failures = ["a job is saved: no button"];
  expect(
    describeFailures([
      { ...NO_TESTS, name: "unit", passed: 3, seconds: 1 },
      { ...NO_TESTS, name: "e2e", failed: 1, failures, seconds: 1 },
    ]),
  ).toBe("  e2e: a job is saved: no button\n");
});
