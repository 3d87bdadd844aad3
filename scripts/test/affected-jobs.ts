const BROWSER_JOBS = ["e2e", "security", "accessibility", "firefox", "screenshots", "budgets"] as const;

/** CI jobs: `check`, which needs no server, and every other suite separately. */
export const CI_JOBS = [
  "check",
  "packages",
  "release",
  "rules",
  "integration",
  "chaos",
  "fuzz",
  ...BROWSER_JOBS,
] as const;
export type CiJob = (typeof CI_JOBS)[number];

/** Path prefixes that only affect few jobs. Everything else affects all. */
const READ_BY_FEW: readonly (readonly [prefix: string, jobs: readonly CiJob[]])[] = [
  ["README.md", []],
  ["CONTRIBUTING.md", []],
  ["AGENTS.md", []],
  ["LICENSE", []],
  [".vscode/", []],
  [".github/ISSUE_TEMPLATE/", []],
  // The guides' code is run, and the API report is checked.
  ["docs/", ["packages"]],
  [".changeset/", ["release"]],
  ["examples/", ["packages", "release"]],
  ["release/", ["release", "integration"]],
  ["rules/", ["rules"]],
  ["integration/", ["integration", "fuzz", "chaos", "packages"]],
  ["e2e/", [...BROWSER_JOBS, "chaos", "packages"]],
  ["apps/web/", [...BROWSER_JOBS, "chaos", "packages"]],
];

/**
 * The CI jobs that a change can break, from its changed paths relative to the root. Always includes `check`.
 *
 * @example
 * chooseAffectedJobs(["rules/access.rules.test.ts"]); // => ["check", "rules"]
 */
export function chooseAffectedJobs(changedPaths: readonly string[]): CiJob[] {
  const affected = new Set(changedPaths.flatMap(listReaders));
  return CI_JOBS.filter((job) => job === "check" || affected.has(job));
}

function listReaders(path: string): readonly CiJob[] {
  return READ_BY_FEW.find(([prefix]) => path.startsWith(prefix))?.[1] ?? CI_JOBS;
}
