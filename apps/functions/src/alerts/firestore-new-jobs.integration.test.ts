import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, expect, it } from "vitest";

import { openTestDatabase } from "../testing/open-test-database.ts";
import { toCommitTime } from "./commit-time.ts";
import { createNewJobsStore } from "./firestore-new-jobs.ts";

const { firestore } = openTestDatabase("news");
const filings = firestore.collection("alertNews");
beforeEach(() => firestore.recursiveDelete(filings));

const NOON = Timestamp.now();
const TIDES = { jobId: "remotive-1", committedAt: NOON };

it.each([
  ["a job without its time", [{ jobId: "remotive-2" }, TIDES]],
  ["what is no job", [7, TIDES, null]],
])("new jobs that contain %s still contain the others", async (_, jobs) => {
  await filings.add({ at: NOON, jobs });
  const { entries } = await createNewJobsStore(firestore).read();
  expect([...entries]).toEqual([
    ["remotive-1", { noticedAt: toCommitTime(NOON), committedAt: toCommitTime(NOON) }],
  ]);
});

it("an invalid filing does not affect others", async () => {
  await filings.add({ at: NOON, jobs: "none" });
  await filings.add({ at: NOON, jobs: [TIDES] });
  expect([...(await createNewJobsStore(firestore).read()).entries.keys()]).toEqual(["remotive-1"]);
});
