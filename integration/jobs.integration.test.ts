import { type Client, fetchJobs, fetchJobsByIds } from "@farwork/data";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openDatabase, openVisitor, PROJECT } from "./emulators.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile } from "./run-ingest.ts";
import { changeJobs, removeJobs, waitUntilListed } from "./stored-jobs.ts";

// Jobs of this run, identified by their tag, in a database that may have others.
const run = Date.now();
const tag = `run-${run}`;
const feed = buildRemotiveFeed(run, tag, new Date(Date.now() - 60_000));
const idOf = (index: number) => `remotive-${run + index}`;
const ours = { tags: [tag] };

let visitor: Client;
let database: Firestore;

beforeAll(async () => {
  visitor = openVisitor("jobs");
  database = openDatabase(PROJECT);
  const taken = await ingestAsFile(feed, PROJECT);
  if (taken.code !== 0) throw new Error(taken.errors);
  // 25 items minus the ones without title and without tags.
  await waitUntilListed(visitor, ours, 23);
});
afterAll(async () => {
  await removeJobs(database, [...feed.jobs.keys()].map(idOf));
  await database.terminate();
});

describe("fetchJobs", () => {
  it("returns the newest jobs first, 15 per page, with dates, totals and descriptions", async () => {
    const page = await fetchJobs(visitor, { filters: ours });
    expect(page.error).toBeUndefined();
    expect(page).toMatchObject({ totalJobs: 23, totalPages: 2, totalFetched: 15 });
    expect(page.jobs.slice(0, 3).map(({ title }) => title)).toEqual(["Role 1", "Role 2", "Role 3"]);
    expect(page.jobs[0]?.publication_date).toBeInstanceOf(Date);
    expect(page.jobs[0]?.description).toContain("tide tables");
  });

  it("returns the rest on the next page, without overlap", async () => {
    const pages = await Promise.all([1, 2].map((page) => fetchJobs(visitor, { page, filters: ours })));
    const ids = pages.flatMap(({ jobs }) => jobs.map(({ firestoreId }) => firestoreId));
    expect(new Set(ids).size).toBe(23);
  });

  it("returns no jobs but correct totals past the end", async () => {
    const page = await fetchJobs(visitor, { page: 9, filters: ours });
    expect(page).toMatchObject({ jobs: [], totalJobs: 23, totalPages: 2, totalFetched: 0 });
  });

  it("leaves descriptions out of cards", async () => {
    const page = await fetchJobs(visitor, { filters: ours, pageSize: 1, view: "card" });
    expect(page.jobs[0]).toMatchObject({ title: "Role 1", excerpt: expect.stringContaining("tide tables") });
    expect(page.jobs[0]).not.toHaveProperty("description");
  });

  it("counts what each filter would leave", async () => {
    const { facets, totalJobs } = await fetchJobs(visitor, {
      filters: { ...ours, job_type: ["internship"] },
    });
    expect(totalJobs).toBe(1);
    expect(facets.job_type).toContainEqual({ value: "contract", count: 9 });
    expect(facets.job_type).toContainEqual({ value: "internship", count: 1 });
  });

  it("searches words, including those with symbols", async () => {
    const { jobs } = await fetchJobs(visitor, { filters: { ...ours, search: "c++" } });
    expect(jobs.map(({ title }) => title)).toEqual(["R&D Engineer, C++"]);
  });

  it("leaves out excluded values, while their own facet ignores the exclusion", async () => {
    const filters = { ...ours, exclude: { job_type: ["contract" as const] } };
    const { totalJobs, jobs, facets } = await fetchJobs(visitor, { filters, pageSize: 50 });
    expect(totalJobs).toBe(14);
    expect(jobs.filter(({ job_type }) => job_type === "contract")).toEqual([]);
    expect(facets.job_type).toContainEqual({ value: "contract", count: 9 });
  });

  it("finds the jobs of a company by its slug, or all others", async () => {
    const count = async (filters: object) =>
      (await fetchJobs(visitor, { filters: { ...ours, ...filters } })).totalJobs;
    const [basalt, others] = await Promise.all([
      count({ companies: ["basalt-labs"] }),
      count({ exclude: { companies: ["basalt-labs"] } }),
    ]);
    expect([basalt, others]).toEqual([11, 12]);
  });

  it("leaves out hidden jobs from full pages and facets, and counts them", async () => {
    const hidden = { jobs: [idOf(0), "remotive-none"], companies: ["basalt-labs"] };
    const page = await fetchJobs(visitor, { filters: ours, hidden, pageSize: 5, view: "card" });
    expect(page).toMatchObject({ totalJobs: 11, totalPages: 3, totalFetched: 5, totalHidden: 12 });
    expect(new Set(page.jobs.map(({ company_name }) => company_name))).toEqual(new Set(["Tern & Co"]));
    expect(page.facets.date_posted[0]).toEqual({ value: "any", count: 11 });
  });

  it("counts jobs that are new since a visit, if requested", async () => {
    const newSince = async (date: Date) =>
      (await fetchJobs(visitor, { filters: ours, newSince: date.toISOString(), pageSize: 1 })).totalNew;
    expect(await newSince(new Date(run - 60_000))).toBe(23);
    expect(await newSince(new Date())).toBe(0);
    expect((await fetchJobs(visitor, { filters: ours })).totalNew).toBeUndefined();
  });

  it("lists by pay, highest first, unstated last", async () => {
    const { jobs } = await fetchJobs(visitor, { filters: { ...ours, sort: "pay" }, pageSize: 50 });
    const paid = jobs.flatMap(({ pay }) => pay?.annual.max ?? []);
    expect(paid).toEqual([52_000, 50_000, 50_000, 50_000, 50_000, 50_000, 39_915]);
    expect(jobs.slice(0, paid.length).every(({ pay }) => pay !== undefined)).toBe(true);
    expect(jobs.slice(1, 3).map(({ title }) => title)).toEqual(["Role 1", "Role 7"]);
  });

  it.each([
    [{ page: 0 }, "page"],
    [{ pageSize: 51 }, "pageSize"],
    [{ filters: { search: "x".repeat(201) } }, "filters.search"],
    [{ filters: { tags: ["a", ""] } }, "filters.tags.1"],
    [{ filters: { exclude: { tags: ["a", "b", "c", ""] } } }, "filters.exclude.tags.3"],
    [{ filters: { companies: ["Acme Inc"] } }, "filters.companies.0"],
    [{ hidden: { jobs: ["no/job"] } }, "hidden.jobs.0"],
    [{ hidden: { companies: Array.from({ length: 101 }, (_, at) => `c${at}`) } }, "hidden.companies"],
    [{ newSince: "yesterday" }, "newSince"],
  ])("names the rejected field of %j", async (query, field) => {
    const page = await fetchJobs(visitor, query);
    expect(page).toMatchObject({ jobs: [], totalPages: 1, totalJobs: 0 });
    expect(page.error).toMatchObject({ code: "invalid-argument", field });
  });
});

describe("a stored job that does not parse", () => {
  it("is left out without breaking responses", async () => {
    const broken = database.doc(`jobs/remotive-${run}-broken`);
    await changeJobs(database, [broken.id, idOf(12)], (batch) => {
      batch.set(broken, { title: "Half a job", tags: [tag], closed_at: null });
      batch.update(database.doc(`jobs/${idOf(12)}`), { title: "Whole job" });
    });

    await waitUntilListed(visitor, { ...ours, search: "whole" }, 1);
    const byId = await fetchJobsByIds(visitor, [broken.id, idOf(0)]);
    await broken.delete();
    expect(await fetchJobs(visitor, { filters: ours })).toMatchObject({ totalJobs: 23 });
    expect(byId.map(({ firestoreId }) => firestoreId)).toEqual([idOf(0)]);
  });
});

describe("fetchJobs after an ingestion", () => {
  it("shows what changed, in cards and in full", async () => {
    await fetchJobs(visitor, { filters: ours });
    const jobs = feed.jobs.map((job, index) => (index === 1 ? { ...job, title: "Lighthouse Keeper" } : job));
    await ingestAsFile({ ...feed, jobs }, PROJECT);
    const filters = { ...ours, search: "lighthouse" };
    await waitUntilListed(visitor, filters, 1);
    const changed = { firestoreId: idOf(1), title: "Lighthouse Keeper" };
    expect((await fetchJobs(visitor, { filters, view: "card" })).jobs).toMatchObject([changed]);
    expect((await fetchJobs(visitor, { filters })).jobs).toMatchObject([changed]);
  });
});

describe("fetchJobsByIds", () => {
  it("keeps the requested order, returns each job once and leaves out unknown ids", async () => {
    const asked = [idOf(3), "remotive-none", idOf(0), idOf(3), "no/job", idOf(2)];
    const jobs = await fetchJobsByIds(visitor, asked);
    expect(jobs.map(({ firestoreId }) => firestoreId)).toEqual([idOf(3), idOf(0), idOf(2)]);
  });

  it("returns at most as many as requested", async () => {
    const jobs = await fetchJobsByIds(visitor, ["remotive-none", idOf(3), idOf(0), idOf(2)], 2);
    expect(jobs.map(({ firestoreId }) => firestoreId)).toEqual([idOf(3), idOf(0)]);
  });

  it("rejects more than 100 ids, and names the field", async () => {
    const asked = Array.from({ length: 101 }, (_, index) => `remotive-${index}`);
    await expect(fetchJobsByIds(visitor, asked)).rejects.toMatchObject({
      code: "invalid-argument",
      field: "jobIds",
    });
    expect(await fetchJobsByIds(visitor, asked.slice(1))).toBeInstanceOf(Array);
  });

  it("returns a closed job, marked, which is no longer listed", async () => {
    await changeJobs(database, [idOf(5)], (batch) =>
      batch.update(database.doc(`jobs/${idOf(5)}`), { closed_at: new Date() }),
    );
    const [job] = await fetchJobsByIds(visitor, [idOf(5)]);
    expect(job?.closed_at).toBeInstanceOf(Date);
    await waitUntilListed(visitor, ours, 22);
    const listed = await fetchJobs(visitor, { filters: ours, pageSize: 50, view: "card" });
    expect(listed.jobs.map(({ firestoreId }) => firestoreId)).not.toContain(idOf(5));
  });
});
