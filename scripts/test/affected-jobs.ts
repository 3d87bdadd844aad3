import { matchesGlob } from "node:path";

/** Jobs of CI: `npm test` without what needs a server, and every other suite on its own. */
export const CI_JOBS = [
  "check",
  "packages",
  "release",
  "rules",
  "integration",
  "chaos",
  "fuzz",
  "e2e",
  "security",
  "accessibility",
  "firefox",
  "screenshots",
  "budgets",
] as const;
export type CiJob = (typeof CI_JOBS)[number];

/** What decides how anything is built or tested at all. */
const EVERYTHING = [
  "package.json",
  "pnpm-*.yaml",
  "turbo.json",
  "tsconfig.json",
  "scripts/bootstrap/**",
  "scripts/test/**",
  ".github/**",
];
const BACKEND = [
  "packages/**",
  "apps/functions/**",
  "firestore.*",
  "firebase.json",
  "scripts/stack/**",
  "integration/**",
];
const BOARD = [...BACKEND, "apps/web/**", "e2e/**", "scripts/sample-jobs/**"];
const PACKAGES = ["packages/**", "scripts/packages/**", "examples/**", "docs/guides/**", "docs/api/**"];

const PATHS: Readonly<Record<CiJob, readonly string[]>> = {
  check: ["**"],
  packages: PACKAGES,
  release: [...PACKAGES, "release/**", "scripts/release/**", ".changeset/**"],
  rules: ["firestore.*", "rules/**"],
  integration: BACKEND,
  chaos: [...BOARD, "chaos/**"],
  fuzz: BACKEND,
  e2e: BOARD,
  security: BOARD,
  accessibility: BOARD,
  firefox: BOARD,
  screenshots: BOARD,
  budgets: BOARD,
};

/**
 * The jobs of CI that a change can break, from the paths it touches, relative to the root.
 *
 * @example
 * chooseAffectedJobs(["firestore.rules"]); // => ["check", "rules", "integration", ...]
 */
export function chooseAffectedJobs(changedPaths: readonly string[]): CiJob[] {
  const touches = (globs: readonly string[]) =>
    changedPaths.some((path) => globs.some((glob) => matchesGlob(path, glob)));
  return touches(EVERYTHING) ? [...CI_JOBS] : CI_JOBS.filter((job) => touches(PATHS[job]));
}
