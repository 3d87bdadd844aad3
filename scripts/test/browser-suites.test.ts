import { expect, it, vi } from "vitest";

import { leaveOut, listPossibleSuites } from "./browser-suites.ts";

it("skips Firefox if it is not installed, says so, and counts it as skipped", () => {
  expect(listPossibleSuites(["e2e", "firefox", "budgets"], false)).toEqual(["e2e", "budgets"]);
  expect(listPossibleSuites(["e2e", "firefox"], true)).toEqual(["e2e", "firefox"]);
  const said = vi.spyOn(console, "log").mockReturnValue();
  expect(leaveOut("firefox")).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
  expect(said.mock.calls.join()).toContain("There is no Firefox on this machine");
  said.mockRestore();
});

it("fails if only Firefox is to be tested and is not installed: nothing tested is no success", () => {
  expect(() => listPossibleSuites(["firefox"], false)).toThrow(
    "There is no Firefox on this machine: run npx playwright install firefox to have it.",
  );
  expect(listPossibleSuites([], false)).toEqual([]);
});
