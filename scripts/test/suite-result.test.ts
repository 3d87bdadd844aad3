import { describe, expect, it } from "vitest";

import { describeSuites, describeTotal, judgeCounts, sumCounts } from "./suite-result.ts";

describe("the closing line", () => {
  it("counts every suite", () => {
    const total = sumCounts([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 10, failed: 2, skipped: 1 },
    ]);
    expect(describeTotal(total)).toBe("13 passed, 2 failed, 1 skipped");
  });

  it("speaks of skipped tests only when there are some", () => {
    expect(describeTotal({ passed: 7, failed: 0, skipped: 0 })).toBe("7 passed, 0 failed");
  });
});

describe("judging a suite", () => {
  it("believes a runner that ended well", () => {
    expect(judgeCounts({ passed: 5, failed: 0, skipped: 1 }, 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
    });
  });

  it("counts a failure when every test passed but the runner failed", () => {
    expect(judgeCounts({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  it("counts a failure when no test ran at all", () => {
    expect(judgeCounts({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  });

  it("counts a failure when every test was skipped", () => {
    expect(judgeCounts({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  });

  it("counts a failed test once, not again for the runner's exit code", () => {
    expect(judgeCounts({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it("counts a failure when the runner could not be started", () => {
    expect(judgeCounts({ passed: 0, failed: 0, skipped: 0 }, null).failed).toBe(1);
  });
});

it("lists suites in columns that line up", () => {
  const table = describeSuites([
    { name: "unit", passed: 120, failed: 0, skipped: 0, seconds: 4.25 },
    { name: "integration", passed: 9, failed: 1, skipped: 0, seconds: 31 },
  ]);
  expect(table.split("\n")).toEqual([
    "  suite        passed  failed  skipped  seconds",
    "  unit            120       0        0      4.3",
    "  integration       9       1        0     31.0",
  ]);
});
