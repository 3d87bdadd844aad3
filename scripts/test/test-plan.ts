import { Refusal } from "../bootstrap/refusal.mjs";
import { BOARD_SUITES, type BoardSuiteName } from "./board-suites.ts";
import type { SuiteName } from "./suites.ts";

export type TestPlan = {
  /** Format, lint, types and the like first. */
  readonly checks: boolean;
  readonly suites: readonly SuiteName[];
  /** All on one board, one after the other. */
  readonly boardSuites: readonly BoardSuiteName[];
};

const EVERY_SUITE: readonly SuiteName[] = ["unit", "release", "rules", "integration", "chaos"];

/** What `npm test`, `pnpm check` and `pnpm test:<suite>` run. */
export function chooseTests(choice: string | undefined): TestPlan {
  if (choice === undefined) return { checks: true, suites: EVERY_SUITE, boardSuites: BOARD_SUITES };
  if (choice === "check") return { checks: true, suites: ["unit"], boardSuites: [] };
  const suite = EVERY_SUITE.find((name) => name === choice);
  if (suite) return { checks: false, suites: [suite], boardSuites: [] };
  const boardSuite = BOARD_SUITES.find((name) => name === choice);
  if (boardSuite) return { checks: false, suites: [], boardSuites: [boardSuite] };
  throw new Refusal(
    `No suite is called "${choice}": choose check, ${[...EVERY_SUITE, ...BOARD_SUITES].join(", ")}, or none for all.`,
  );
}
