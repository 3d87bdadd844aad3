import { buildJobIndex, BUNDLED_RATES, FetchJobsRequest, type JobId } from "@farwork/domain";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { commitJobs, job, NOON } from "../search-index/testing/index-on-emulator.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { answerListing } from "./answer-listing.ts";

const { firestore } = openTestDatabase("listing");

const [open, closing] = [job("1"), job("2")];
const index = buildJobIndex([open, closing]);
const list = async (view: "card" | "full") => {
  const answer = await answerListing(
    { index, rates: BUNDLED_RATES, firestore },
    z.parse(FetchJobsRequest, { view }),
    NOON,
  );
  const ids: JobId[] = answer.jobs.map(({ firestoreId }) => firestoreId);
  return { ids: ids.toSorted(), totalFetched: answer.totalFetched };
};

describe("what a person hides", () => {
  it("is left out of responses, and counted", async () => {
    const asked = { view: "card", hidden: { jobs: [closing.firestoreId] } } as const;
    const answer = await answerListing(
      { index, rates: BUNDLED_RATES, firestore },
      z.parse(FetchJobsRequest, asked),
      NOON,
    );
    expect(answer).toMatchObject({ totalJobs: 1, totalHidden: 1, jobs: [{ title: open.title }] });
  });
});

describe("a job closed after the index was built", () => {
  beforeAll(() => commitJobs(firestore, [open, { ...closing, closed_at: NOON }]));

  it("is shown as a card until the index is updated", async () => {
    expect(await list("card")).toEqual({ ids: [open.firestoreId, closing.firestoreId], totalFetched: 2 });
  });

  it("is not shown in full view, which reads the job itself", async () => {
    expect(await list("full")).toEqual({ ids: [open.firestoreId], totalFetched: 1 });
  });
});
