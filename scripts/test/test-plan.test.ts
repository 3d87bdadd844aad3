import { expect, it } from "vitest";

import { BROWSER_SUITES } from "./browser-suites.ts";
import { SUITE_NAMES } from "./suites.ts";
import { chooseTests } from "./test-plan.ts";

it("runs what every change must pass when nothing is chosen", () => {
  expect(chooseTests(undefined)).toEqual({
    checks: true,
    lanes: [["unit"], ["rules", "backend"]],
    browserSuites: ["journeys", "security", "pages"],
    browserSuitesFollow: "the first lane",
  });
});

it("runs every suite when all is chosen: those of the gate alone within the suites that hold them", () => {
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

it.each(SUITE_NAMES)("runs %s alone", (suite) => {
  expect(chooseTests(suite)).toMatchObject({ checks: false, lanes: [[suite]], browserSuites: [] });
});

it.each(BROWSER_SUITES)("visits a board for %s alone", (suite) => {
  expect(chooseTests(suite)).toMatchObject({ checks: false, lanes: [], browserSuites: [suite] });
});

it("names the suites there are when it meets one there is not", () => {
  expect(() => chooseTests("smoke")).toThrow('No suite is called "smoke": choose all, check, unit, packages');
});
