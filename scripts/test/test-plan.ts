import { Refusal } from "../bootstrap/refusal.mjs";
import { BROWSER_SUITES, type BrowserSuiteName } from "./browser-suites.ts";
import { SUITE_NAMES, type SuiteName } from "./suites.ts";

export type TestPlan = {
  /** Whether to run format, lint, types and the like first. */
  readonly checks: boolean;
  /** Suites of different lanes run in parallel, those of one lane sequentially. */
  readonly lanes: readonly (readonly SuiteName[])[];
  /** All on one board, which is started once the first lane is done or, if pages are timed, once all are. */
  readonly browserSuites: readonly BrowserSuiteName[];
  readonly browserSuitesFollow: "the first lane" | "all lanes";
};

/** The gate for every change: `npm test`. */
const GATE: TestPlan = {
  checks: true,
  lanes: [["unit"], ["rules", "backend"]],
  browserSuites: ["journeys", "security", "pages"],
  browserSuitesFollow: "the first lane",
};

/** Everything except mutation testing: `npm run test:all`. */
const ALL: TestPlan = {
  checks: true,
  lanes: [
    ["unit", "packages", "release", "fuzz"],
    ["rules", "integration", "chaos"],
  ],
  browserSuites: ["e2e", "security", "accessibility", "firefox", "screenshots", "budgets"],
  browserSuitesFollow: "all lanes",
};

const ALONE: TestPlan = { checks: false, lanes: [], browserSuites: [], browserSuitesFollow: "all lanes" };

/** What `npm test`, `npm run test:all`, `pnpm check` and `pnpm test:<suite>` run. */
export function chooseTests(choice: string | undefined): TestPlan {
  if (choice === undefined) return GATE;
  if (choice === "all") return ALL;
  if (choice === "check") return { ...ALONE, checks: true, lanes: [["unit"]] };
  const suite = SUITE_NAMES.find((name) => name === choice);
  if (suite) return { ...ALONE, lanes: [[suite]] };
  const browserSuite = BROWSER_SUITES.find((name) => name === choice);
  if (browserSuite) return { ...ALONE, browserSuites: [browserSuite] };
  throw new Refusal(
    `No suite is called "${choice}": choose all, check, ${[...SUITE_NAMES, ...BROWSER_SUITES].join(", ")}, or none for the gate.`,
  );
}
