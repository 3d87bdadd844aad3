// `list-ci-jobs.ts [BASE]`: prints the CI jobs to run as JSON: those that the commits since BASE can break, or all.
import { execFileSync } from "node:child_process";

import { CI_JOBS, chooseAffectedJobs } from "./affected-jobs.ts";

const base = process.argv[2];
console.log(JSON.stringify(base ? chooseAffectedJobs(listChangedPaths(base)) : CI_JOBS));

function listChangedPaths(since: string): string[] {
  // Moves also affect the old path.
  const args = ["diff", "--name-only", "--no-renames", "-z", `${since}...HEAD`];
  return execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
}
