import { expect, it } from "vitest";

import { BROWSER_SUITES } from "./browser-suites.ts";
import { SUITE_NAMES } from "./suites.ts";
import { chooseTests } from "./test-plan.ts";

it("runs what every change must pass if nothing is chosen", () => {
  expect(chooseTests(undefined)).toEqual({
    checks: true,
    lanes: [["unit"], ["rules", "backend"]],
    browserSuites: ["journeys", "security", "pages"],
    browserSuitesFollow: "the first lane",
  });
});

it("runs every suite for `all`, the gate's suites as parts of those that contain them", () => {
  const { checks, lanes, browserSuites, browserSuitesFollow } = chooseTests("all");
  expect(checks).toBe(true);
  // Budgets time pages.
  expect(browserSuitesFollow).toBe("all lanes");
  expect([...lanes.flat(), "backend"].toSorted()).toEqual(SUITE_NAMES.toSorted());
  expect([...browserSuites, "journeys", "pages"].toSorted()).toEqual(BROWSER_SUITES.toSorted());
});

it("needs no server for the quick gate", () => {
  expect(chooseTests("check")).toMatchObject({ checks: true, lanes: [["unit"]], browserSuites: [] });
});

it.each(SUITE_NAMES)("runs only %s", (suite) => {
  expect(chooseTests(suite)).toMatchObject({ checks: false, lanes: [[suite]], browserSuites: [] });
});

it.each(BROWSER_SUITES)("visits a board only for %s", (suite) => {
  expect(chooseTests(suite)).toMatchObject({ checks: false, lanes: [], browserSuites: [suite] });
});

it("lists the valid suites when given an unknown one", () => {
  expect(() => chooseTests("smoke")).toThrow('No suite is called "smoke": choose all, check, unit, packages');
});
