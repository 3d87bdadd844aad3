import { afterAll, afterEach, beforeAll, vi } from "vitest";

import { type FeedJobs, takeJobsIn } from "./feed-jobs.ts";
import { openSharedDatabase } from "./people.ts";
import { removeJobs } from "./stored-jobs.ts";

// Jobs that are ingested before the tests of the importing file, and removed afterwards.
export const database = openSharedDatabase();
export let jobs: FeedJobs;
export let first: string;
export let second: string;
beforeAll(async () => {
  jobs = await takeJobsIn();
  [first = "", second = ""] = jobs.ids;
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => removeJobs(database, jobs.ids));
