import { type Client, fetchJobs, fetchJobsByIds, fetchSimilarJobs, listJobAddresses } from "@farwork/data";
import { type AlsoOn, type Job, MAX_PAGE } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { toJobDocument } from "../apps/functions/src/job-store/job-document.ts";
import { openDatabase, openVisitor, PROJECT } from "./emulators.ts";
import { closeJob } from "./feed-jobs.ts";
import { changeJobs, removeJobs, waitUntilListed } from "./stored-jobs.ts";

// Jobs of this run, identified by their tag, in a database that may have others.
const run = Date.now();
const tag = `rope-${run}`;
const write = (source: string, id: string, stated: Partial<Job> = {}) =>
  buildJob({
    source,
    sourceId: `${run}${id}`,
    title: `Rope Maker ${id}`,
    company_name: `Walk ${id}`,
    tags: [tag],
    publication_date: new Date(run),
    ...stated,
  });
const postingOf = ({ firestoreId, source, url }: Job): AlsoOn => ({ firestoreId, source, url });

const hidden = write("himalayas", "1");
const shown = write("remote-ok", "1", { also_on: [postingOf(hidden)] });
const twin: Job = { ...hidden, also_on: [postingOf(shown)], duplicate_of: shown.firestoreId };
const remotive = write("remotive", "2");
const jobicy = write("jobicy", "3");
const lever = write("lever", "4");
const closing = write("ashby", "5");
const jobs = [shown, twin, remotive, jobicy, lever, closing];
const idsOf = (list: readonly Pick<Job, "firestoreId">[]): string[] =>
  list.map(({ firestoreId }) => firestoreId);

let visitor: Client;
let database: Firestore;

beforeAll(async () => {
  visitor = openVisitor("similar");
  database = openDatabase(PROJECT);
  database.settings({ ignoreUndefinedProperties: true });
  await changeJobs(database, idsOf(jobs), (batch) => {
    for (const job of jobs) batch.set(database.doc(`jobs/${job.firestoreId}`), toJobDocument(job));
  });
  await closeJob(database, closing.firestoreId);
  await waitUntilListed(visitor, { tags: [tag] }, 4);
});
afterAll(async () => {
  await removeJobs(database, idsOf(jobs));
  await database.terminate();
});

describe("a position that two sources post", () => {
  it("is listed once, as a card that links to the other posting", async () => {
    const { jobs: cards } = await fetchJobs(visitor, { filters: { tags: [tag] }, view: "card" });
    expect(idsOf(cards)).not.toContain(twin.firestoreId);
    const card = cards.find(({ firestoreId }) => firestoreId === shown.firestoreId);
    expect(card?.also_on).toEqual([postingOf(hidden)]);
  });

  it("is found by either id, with a reference to the listed one", async () => {
    const found = await fetchJobsByIds(visitor, [twin.firestoreId, shown.firestoreId]);
    expect(found.map(({ duplicate_of }) => duplicate_of)).toEqual([shown.firestoreId, undefined]);
  });
});

describe("fetchSimilarJobs", () => {
  it("returns open jobs similar to a closed one, as cards, each position once", async () => {
    const { jobs: similar, error } = await fetchSimilarJobs(visitor, closing.firestoreId, { limit: 4 });
    expect(error).toBeUndefined();
    expect(idsOf(similar).toSorted()).toEqual(idsOf([shown, remotive, jobicy, lever]).toSorted());
    expect(similar[0]?.publication_date).toBeInstanceOf(Date);
    expect(similar[0]).not.toHaveProperty("description");
  });

  it("leaves out the job itself and its duplicates", async () => {
    for (const id of [shown.firestoreId, twin.firestoreId]) {
      const { jobs: similar } = await fetchSimilarJobs(visitor, id, { limit: 3 });
      expect(idsOf(similar).toSorted()).toEqual(idsOf([remotive, jobicy, lever]).toSorted());
    }
  });

  it("returns at most 5 by default, and none for an unknown id", async () => {
    expect((await fetchSimilarJobs(visitor, lever.firestoreId)).jobs.length).toBeLessThanOrEqual(5);
    expect(await fetchSimilarJobs(visitor, "remotive-none")).toEqual({ jobs: [] });
    expect(await fetchSimilarJobs(visitor, "no/job")).toEqual({ jobs: [] });
  });

  it.each([
    ["", 5, "jobId"],
    ["x".repeat(201), 5, "jobId"],
    ["remotive-1", 0, "limit"],
    ["remotive-1", 11, "limit"],
    ["remotive-1", 1.5, "limit"],
  ])("rejects %j with a limit of %d, and names the field", async (id, limit, field) => {
    const { jobs: none, error } = await fetchSimilarJobs(visitor, id, { limit });
    expect(none).toEqual([]);
    expect(error).toMatchObject({ code: "invalid-argument", field });
  });

  it.each([
    ["x".repeat(200), 1],
    ["x", 10],
  ])("accepts %j with a limit of %d", async (id, limit) => {
    expect((await fetchSimilarJobs(visitor, id, { limit })).error).toBeUndefined();
  });
});

describe("listJobAddresses", () => {
  it("returns the listed jobs of sources that allow it, and no others", async () => {
    const { jobs: addresses, totalPages } = await listJobAddresses(visitor);
    const ours = idsOf(addresses).filter((id) => id.includes(String(run)));
    expect(ours.toSorted()).toEqual(idsOf([shown, lever]).toSorted());
    expect(addresses.find(({ firestoreId }) => firestoreId === lever.firestoreId)).toEqual({
      firestoreId: lever.firestoreId,
      title: lever.title,
      company_name: lever.company_name,
      changed_at: lever.last_seen_at,
    });
    expect(totalPages).toBeGreaterThanOrEqual(1);
  });

  it("returns nothing past the end, up to the maximum page", async () => {
    expect((await listJobAddresses(visitor, MAX_PAGE)).jobs).toEqual([]);
  });

  it.each([0, -1, 1.5, MAX_PAGE + 1])("rejects the page %d, and names the field", async (page) => {
    await expect(listJobAddresses(visitor, page)).rejects.toMatchObject({
      code: "invalid-argument",
      field: "page",
    });
  });
});
