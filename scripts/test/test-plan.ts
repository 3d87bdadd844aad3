import { Refusal } from "../bootstrap/refusal.mjs";
import type { SuiteName } from "./suites.ts";

export type TestPlan = {
  /** Format, lint, types and the like first. */
  readonly checks: boolean;
  readonly suites: readonly SuiteName[];
};

const EVERY_SUITE: readonly SuiteName[] = ["unit", "rules", "integration", "e2e"];

/** What `npm test`, `pnpm check` and `pnpm test:<suite>` run. */
export function chooseTests(choice: string | undefined): TestPlan {
  if (choice === undefined) return { checks: true, suites: EVERY_SUITE };
  if (choice === "check") return { checks: true, suites: ["unit"] };
  const suite = EVERY_SUITE.find((name) => name === choice);
  if (suite) return { checks: false, suites: [suite] };
  throw new Refusal(
    `No suite is called "${choice}": choose check, ${EVERY_SUITE.join(", ")}, or none for all.`,
  );
}
