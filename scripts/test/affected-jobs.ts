const BROWSER_JOBS = ["e2e", "security", "accessibility", "firefox", "screenshots", "budgets"] as const;

/** Jobs of CI: `check`, which needs no server, and every other suite on its own. */
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

/** What few jobs read, by how its paths begin. Everything else, known today or not, is read by all. */
const READ_BY_FEW: readonly (readonly [prefix: string, jobs: readonly CiJob[]])[] = [
  ["README.md", []],
  ["CONTRIBUTING.md", []],
  ["AGENTS.md", []],
  ["LICENSE", []],
  [".vscode/", []],
  [".github/ISSUE_TEMPLATE/", []],
  // The guides' code is run, and the API report is compared.
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
 * The jobs of CI that a change can break, from the paths it touches, relative to the root. `check` is always one.
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
