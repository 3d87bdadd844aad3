import {
  fetchAppliedJobs,
  fetchJobMarks,
  fetchJobsInBatches,
  fetchSavedJobs,
  setJobApplied,
  setJobSaved,
} from "@farwork/data";
import { describe, expect, it, vi } from "vitest";

import { closeJob } from "./feed-jobs.ts";
import { cutOff } from "./intercept.ts";
import { arrive, visit } from "./people.ts";
import { database, first, jobs, second } from "./taken-jobs.ts";

const idsOf = (list: { jobs: readonly { firestoreId: string }[] }) =>
  list.jobs.map(({ firestoreId }) => firestoreId);

describe("the saved and the applied jobs", () => {
  it("are listed newest first, with their flags", async () => {
    const { browser } = await arrive();
    await setJobSaved(browser, second, true);
    await setJobSaved(browser, first, true);
    await setJobApplied(browser, second, true);
    const saved = await fetchSavedJobs(browser);
    expect(saved).toMatchObject({
      jobs: [
        { firestoreId: first, isSaved: true, isApplied: false },
        { firestoreId: second, isSaved: true, isApplied: true },
      ],
      failedIds: [],
    });
    expect(idsOf(await fetchAppliedJobs(browser))).toEqual([second]);
  });

  it("keep closed jobs, marked, and leave out missing ones", async () => {
    const { browser } = await arrive();
    const closed = jobs.ids.at(-1) ?? "";
    await closeJob(database, closed);
    await setJobSaved(browser, closed, true);
    await setJobSaved(browser, "remotive-gone", true);
    const saved = await fetchSavedJobs(browser);
    expect(saved).toMatchObject({
      jobs: [{ firestoreId: closed, closed_at: expect.any(Date), isSaved: true }],
      failedIds: [],
    });
  });

  it("are not broken by an invalid record", async () => {
    const { browser, uid } = await arrive();
    await setJobSaved(browser, first, true);
    await database.doc(`users/${uid}/savedJobs/old`).set({ since: "2019" });
    expect(idsOf(await fetchSavedJobs(browser))).toEqual([first]);
  });
});

describe("jobs in batches", () => {
  it("are returned from accepted batches, with the ids of a rejected one", async () => {
    const visitor = visit({ onProblem: () => {} });
    const unknown = Array.from({ length: 49 }, (_, index) => `remotive-none-${index}`);
    const tooLong = "x".repeat(201);
    const found = await fetchJobsInBatches(visitor, [...unknown, first, tooLong, second]);
    expect(idsOf(found)).toEqual([first]);
    expect(found.failedIds).toEqual([tooLong, second]);
    expect(idsOf(await fetchJobsInBatches(visitor, found.failedIds.slice(1)))).toEqual([second]);
  });

  it("are all returned even if their descriptions are too long for one response", async () => {
    const template = (await database.doc(`jobs/${first}`).get()).data();
    const long = Array.from({ length: 30 }, (_, at) => `remotive-long-${at}`);
    for (const id of long) {
      const own = {
        firestoreId: id,
        sourceId: id.slice("remotive-".length),
        description: "x".repeat(297_000),
      };
      await database.doc(`jobs/${id}`).set({ ...template, ...own });
    }
    const found = await fetchJobsInBatches(visit(), [...long, first]);
    expect(idsOf(found)).toEqual([...long, first]);
    expect(found.failedIds).toEqual([]);
    await Promise.all(long.map((id) => database.doc(`jobs/${id}`).delete()));
  });
});

describe("when the database is unreachable", () => {
  it("rejects with unavailable, and the list is unchanged", async () => {
    const { browser } = await arrive();
    await setJobSaved(browser, first, true);
    cutOff("/documents");
    cutOff("/markJob");
    const unavailable = { name: "DataError", code: "unavailable" };
    await expect(setJobSaved(browser, first, false)).rejects.toMatchObject(unavailable);
    await expect(setJobApplied(browser, first, true)).rejects.toMatchObject(unavailable);
    await expect(fetchJobMarks(browser)).rejects.toMatchObject(unavailable);
    await expect(fetchSavedJobs(browser)).rejects.toMatchObject(unavailable);
    vi.unstubAllGlobals();
    expect(await fetchJobMarks(browser)).toMatchObject({ saved: [{ jobId: first }], applied: [] });
  });
});
