import { buildJobIndex, FetchSimilarJobsRequest } from "@farwork/domain";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";

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

const many = Array.from({ length: 30 }, (_, at) => ({
  ...job(`many-${at}`, "Tide Clerk"),
  company_name: `Quay ${at}`,
  excerpt: `Keeps the tables of quay ${at}.`,
}));
const manyIndex = buildJobIndex(many);
const findAmongMany = (asked: z.input<typeof FetchSimilarJobsRequest>) =>
  answerSimilarJobs({ index: manyIndex, firestore }, z.parse(FetchSimilarJobsRequest, asked), NOON);

describe("jobs similar to a stored one", () => {
  beforeAll(() => commitJobs(firestore, [closed, elsewhere, alike, moved]));

  it("are found for a closed job, which is not in the index, each position once", async () => {
    expect((await find(closed.firestoreId)).toSorted()).toEqual(["alike", "elsewhere"]);
    expect(await find(closed.firestoreId, 1)).toHaveLength(1);
  });

  it("are neither the job itself nor its duplicates", async () => {
    expect(await find(moved.firestoreId)).toEqual(["alike"]);
  });

  it("are limited as requested: five by default, at most ten", async () => {
    const jobId = closed.firestoreId;
    expect(await findAmongMany({ jobId })).toHaveLength(5);
    expect(await findAmongMany({ jobId, limit: 10 })).toHaveLength(10);
    expect(z.safeParse(FetchSimilarJobsRequest, { jobId, limit: 11 }).success).toBe(false);
  });

  it("are none for an unknown or invalid id", async () => {
    expect(await find("remotive-none")).toEqual([]);
    expect(await find("no/job")).toEqual([]);
  });
});
