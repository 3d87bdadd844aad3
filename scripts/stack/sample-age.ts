import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = 3 * DAY_MS;
const FILE = "sample-jobs-taken-in";

/**
 * Whether the sample jobs have grown too old to show what "posted in the last day" does. Taking them in again moves
 * their dates and nothing else: the same jobs, under the same ids.
 */
export function areSampleJobsStale(folder: string, now: Date): boolean {
  const file = join(folder, FILE);
  if (!existsSync(file)) return true;
  const takenIn = Date.parse(readFileSync(file, "utf8"));
  return !(now.getTime() - takenIn < FRESH_MS);
}

/** Remembers when the sample jobs were taken in. */
export function noteSampleJobs(folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), now.toISOString());
}
