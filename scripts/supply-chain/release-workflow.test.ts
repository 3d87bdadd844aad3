import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";

// What zizmor cannot know of the release: which of its jobs may publish, and after what.
const JOBS = readJobs(readFileSync(join(root, ".github/workflows/release.yml"), "utf8"));
const PUBLISHERS = ["publish", "snapshot"];

it("lets only the publishing jobs request an identity, in an environment that needs approval", () => {
  const withIdentity = [...JOBS].filter(([, text]) => text.includes("id-token: write"));
  expect(withIdentity.map(([name]) => name)).toEqual(PUBLISHERS);
  for (const [, text] of withIdentity) expect(text).toContain("environment: npm\n");
});

it.each(PUBLISHERS)(
  "builds nothing in %s, and lets no package run anything while it is installed",
  (name) => {
    expect(JOBS.get(name)).not.toMatch(/turbo|run build/);
    expect(JOBS.get(name)).toMatch(/actions\/install\n\s+with:\n\s+ignore-scripts: true\n/);
    const install = readFileSync(join(root, ".github/actions/install/action.yml"), "utf8");
    expect(install).toContain("PNPM_CONFIG_IGNORE_SCRIPTS: ${{ inputs.ignore-scripts }}");
  },
);

it("publishes after all tests, and a snapshot only on request", () => {
  expect(JOBS.get("test")).toContain("/.github/workflows/ci.yml");
  for (const [name, needed] of [
    ["select", "test"],
    ["pack", "select"],
    ["publish", "pack"],
    ["build", "test"],
    ["snapshot", "build"],
  ] as const) {
    expect(JOBS.get(name)).toContain(`needs: ${needed}\n`);
  }
  expect(JOBS.get("build")).toContain("if: github.event_name == 'workflow_dispatch'");
  expect(JOBS.get("snapshot")).toContain("changeset publish --tag snapshot --no-git-tag");
});

/** The text of each job, by its name. */
function readJobs(workflow: string): ReadonlyMap<string, string> {
  const parts = (workflow.split(/^jobs:\n/m)[1] ?? "").split(/^ {2}(\w+):\n/m).slice(1);
  return new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ""]] : [])));
}
