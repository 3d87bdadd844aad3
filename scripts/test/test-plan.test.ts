import { expect, it } from "vitest";

import { chooseTests } from "./test-plan.ts";

it("runs every check and every suite when nothing is chosen", () => {
  expect(chooseTests(undefined)).toEqual({ checks: true, suites: ["unit", "rules", "integration", "e2e"] });
});

it("keeps the quick gate to checks and unit tests", () => {
  expect(chooseTests("check")).toEqual({ checks: true, suites: ["unit"] });
});

it.each(["unit", "rules", "integration", "e2e"] as const)("runs %s alone", (suite) => {
  expect(chooseTests(suite)).toEqual({ checks: false, suites: [suite] });
});

it("names the suites there are when it meets one there is not", () => {
  expect(() => chooseTests("smoke")).toThrow('No suite is called "smoke": choose check, unit, rules');
});
