import { cpSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";

import { buildLastRelease } from "../release/build-last-release.ts";
import { run } from "../release/run.ts";
import { root } from "../scripts/bootstrap/checkout.mjs";
import { type FeedJobs, takeJobsIn } from "./feed-jobs.ts";
import { expectToLeave, openSharedDatabase } from "./people.ts";
import { removeJobs } from "./stored-jobs.ts";

// Programs with the last release, and browsers that still have yesterday's site open, use today's functions.
const PATIENT = { timeout: 300_000 };
const database = openSharedDatabase();
let jobs: FeedJobs;
let release: string;
beforeAll(async () => {
  [release, jobs] = await Promise.all([buildLastRelease(), takeJobsIn()]);
}, PATIENT.timeout);
afterAll(async () => {
  await removeJobs(database, jobs.ids);
});

it("a program for the last release works with today's functions", PATIENT, async () => {
  const [jobId = ""] = jobs.ids;
  // Inside the package, so that its name resolves to that build, with its own Firebase.
  const program = join(release, "packages/data/old-program.ts");
  cpSync(join(root, "release/old-program.ts"), program);
  const output = await run("node", [program, jobs.tag, jobId], release);
  const told = z.parse(z.looseObject({ uid: z.string() }), JSON.parse(output));
  expectToLeave(told.uid);
  expect(told).toEqual({
    listing: { total: 22, hidden: 1 },
    cards: { found: 23, facets: expect.arrayContaining(["job_type", "categories"]) },
    job: { id: jobId, isDate: true },
    company: "Basalt Labs",
    addresses: { pages: 1, companyPages: 1 },
    prices: ["month", "year"],
    account: { isCustomer: true },
    newMarks: ["permission-denied", "permission-denied"],
    keptMarks: true,
    marks: [[jobId], [jobId]],
    savedJobs: [jobId],
    isProfileWritten: true,
    recommended: "recommended",
    hasCheckout: true,
    searches: [{ name: "React", isPaused: true }],
    mail: [],
    session: { isOwn: true, saved: 1 },
    exported: [jobId],
    takenOff: 0,
    deletion: "done",
    uid: expect.any(String),
  });
});
