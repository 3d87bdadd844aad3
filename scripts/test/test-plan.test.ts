import { expect, it } from "vitest";

import { chooseTests } from "./test-plan.ts";

it("runs every check and every suite when nothing is chosen", () => {
  expect(chooseTests(undefined)).toEqual({
    checks: true,
    suites: ["unit", "packages", "release", "rules", "integration", "chaos"],
    boardSuites: ["e2e", "security", "budgets", "firefox", "accessibility", "pictures"],
  });
});

it("keeps the quick gate to checks and unit tests", () => {
  expect(chooseTests("check")).toEqual({ checks: true, suites: ["unit"], boardSuites: [] });
});

it.each(["unit", "packages", "release", "rules", "integration", "chaos"] as const)(
  "runs %s alone",
  (suite) => {
    expect(chooseTests(suite)).toEqual({ checks: false, suites: [suite], boardSuites: [] });
  },
);

it.each(["e2e", "security", "budgets", "firefox", "accessibility", "pictures"] as const)(
  "visits a board for %s alone",
  (suite) => {
    expect(chooseTests(suite)).toEqual({ checks: false, suites: [], boardSuites: [suite] });
  },
);

it("names the suites there are when it meets one there is not", () => {
  expect(() => chooseTests("smoke")).toThrow(
    'No suite is called "smoke": choose check, unit, packages, release',
  );
});
