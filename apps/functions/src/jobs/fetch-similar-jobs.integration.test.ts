import { buildJobIndex } from "@farwork/domain";
import { beforeAll, describe, expect, it } from "vitest";

import { commitJobs, job, NOON } from "../search-index/testing/index-on-emulator.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { answerSimilarJobs } from "./fetch-similar-jobs.ts";

const { firestore } = openTestDatabase("similar");

const closed = { ...job("closed", "Tide Clerk"), closed_at: NOON };
const elsewhere = { ...job("elsewhere", "Tide Clerk"), company_name: "Slip Ltd" };
const alike = { ...job("alike", "Tide Clerk, North"), company_name: "Mole Ltd" };
const moved = {
  ...job("moved", "Tide Clerk"),
  also_on: [{ firestoreId: elsewhere.firestoreId, source: elsewhere.source, url: elsewhere.url }],
};
const index = buildJobIndex([elsewhere, alike, moved]);
const find = async (jobId: string, limit = 5) => {
  const jobs = await answerSimilarJobs({ index, firestore }, { jobId, limit }, NOON);
  return jobs.map(({ sourceId }) => sourceId);
};

describe("jobs similar to a stored one", () => {
  beforeAll(() => commitJobs(firestore, [closed, elsewhere, alike, moved]));

  it("are found for a closed job, which no index has, each position once", async () => {
    expect((await find(closed.firestoreId)).toSorted()).toEqual(["alike", "elsewhere"]);
    expect(await find(closed.firestoreId, 1)).toHaveLength(1);
  });

  it("are neither the job itself nor its posting elsewhere", async () => {
    expect(await find(moved.firestoreId)).toEqual(["alike"]);
  });

  it("are none for an id that no job has, or could have", async () => {
    expect(await find("remotive-none")).toEqual([]);
    expect(await find("no/job")).toEqual([]);
  });
});
