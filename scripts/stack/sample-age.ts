import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = 3 * DAY_MS;
const FILE = "sample-jobs-taken-in";

/**
 * Whether the sample jobs are too old to demonstrate "posted in the last day". Ingesting them again only changes their
 * dates.
 */
export function areSampleJobsStale(folder: string, now: Date): boolean {
  const file = join(folder, FILE);
  if (!existsSync(file)) return true;
  const takenIn = Date.parse(readFileSync(file, "utf8"));
  return !(now.getTime() - takenIn < FRESH_MS);
}

/** Records when the sample jobs were ingested. */
export function noteSampleJobs(folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), now.toISOString());
}
