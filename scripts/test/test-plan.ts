import { Refusal } from "../bootstrap/refusal.mjs";
import { BROWSER_SUITES, type BrowserSuiteName } from "./browser-suites.ts";
import { SUITE_NAMES, type SuiteName } from "./suites.ts";

export type TestPlan = {
  /** Format, lint, types and the like first. */
  readonly checks: boolean;
  /** Suites of different lanes run side by side, those of one lane in turn. */
  readonly lanes: readonly (readonly SuiteName[])[];
  /** All on one board. */
  readonly browserSuites: readonly BrowserSuiteName[];
};

/** What every change must pass: `npm test`. */
const GATE: TestPlan = {
  checks: true,
  lanes: [["unit"], ["rules", "backend"]],
  browserSuites: ["journeys", "security", "pages"],
};

/** Everything but mutation testing: `npm run test:all`. */
const ALL: TestPlan = {
  checks: true,
  lanes: [
    ["unit", "packages", "release", "fuzz"],
    ["rules", "integration", "chaos"],
  ],
  browserSuites: ["e2e", "security", "accessibility", "firefox", "screenshots", "budgets"],
};

/** What `npm test`, `npm run test:all`, `pnpm check` and `pnpm test:<suite>` run. */
export function chooseTests(choice: string | undefined): TestPlan {
  if (choice === undefined) return GATE;
  if (choice === "all") return ALL;
  if (choice === "check") return { checks: true, lanes: [["unit"]], browserSuites: [] };
  const suite = SUITE_NAMES.find((name) => name === choice);
  if (suite) return { checks: false, lanes: [[suite]], browserSuites: [] };
  const browserSuite = BROWSER_SUITES.find((name) => name === choice);
  if (browserSuite) return { checks: false, lanes: [], browserSuites: [browserSuite] };
  throw new Refusal(
    `No suite is called "${choice}": choose all, check, ${[...SUITE_NAMES, ...BROWSER_SUITES].join(", ")}, or none for the gate.`,
  );
}
