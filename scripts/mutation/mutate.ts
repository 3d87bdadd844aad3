// `pnpm mutate [toggles | filters | webhook | sanitising]`: changes one thing of the code at a time, and sees whether the
// unit tests notice. Without an area, all of them, one after the other.
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import type { Run } from "../stack/run.ts";
import { waitForStop } from "../stack/stop-signals.ts";
import { withTestRun } from "../test/open-test-run.ts";

type Area = {
  readonly folder: string;
  readonly tests: string;
  readonly mutate: readonly string[];
  readonly environment?: string;
  /** How long a property is tried for at most; without it, as often as in a unit test. */
  readonly propertySeconds?: number;
  /** Words in the names of tests that take long, and notice other things. */
  readonly without?: string;
};

const AREAS: Readonly<Record<string, Area>> = {
  filters: {
    folder: "packages/domain",
    tests: "src/filter/*.test.ts",
    mutate: [
      "filters",
      "filter-kinds",
      "filter-names",
      "filter-query",
      "single-filters",
      "single-values",
      "matches-filters",
      "match-place",
      "match-pay",
      "job-filters",
      "dates-posted",
    ].map((name) => `src/filter/${name}.ts`),
  },
  webhook: {
    folder: "apps/functions",
    tests: "src/billing/{receive-event,stripe-event,plan-claim,with-customer}.test.ts",
    mutate: ["receive-event", "stripe-event", "sync-billing", "plan-claim"].map(
      (name) => `src/billing/${name}.ts`,
    ),
  },
  sanitising: {
    folder: "packages/domain",
    tests: "src/html/{markup-*,sanitize-*,stripped-images}.test.ts",
    mutate: ["src/html/markup-policies.ts", "src/html/tags.ts"],
    propertySeconds: 0.3,
    without: "grows with its length|wherever the limits fall|of times|longer than any",
  },
  toggles: {
    folder: "apps/web",
    tests: "src/features/saved-jobs/*.test.ts",
    mutate: ["sync-queue", "late-writes", "open-sync-queue", "tab-sync", "job-lists"].map(
      (name) => `src/features/saved-jobs/${name}.ts`,
    ),
    environment: "happy-dom",
  },
};

try {
  const [asked] = process.argv.slice(2).filter((arg) => arg !== "--");
  const areas = Object.entries(AREAS).filter(([name]) => asked === undefined || name === asked);
  if (areas.length === 0)
    throw new Refusal(`No area is called "${asked}": ${Object.keys(AREAS).join(", ")}.`);
  for (const [name, area] of areas) {
    const code = await withTestRun(`mutate-${name}`, waitForStop(), (run) => mutateArea(run, area));
    if (code !== 0) process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error);
}
process.exit();

async function mutateArea(run: Run, area: Area): Promise<number | null> {
  const { code } = await run.finish({
    command: "stryker",
    args: ["run", join(root, "scripts/mutation/stryker.json"), "--mutate", area.mutate.join(",")],
    cwd: join(root, area.folder),
    env: {
      ...process.env,
      MUTATION_TESTS: area.tests,
      MUTATION_ENVIRONMENT: area.environment ?? "node",
      MUTATION_PROPERTY_SECONDS: `${area.propertySeconds ?? ""}`,
      MUTATION_WITHOUT: area.without ?? "",
    },
    output: "live",
  });
  return code;
}
