import { FetchJobsResponse, JobCard } from "@farwork/domain";
import { emptyFacets } from "@farwork/domain/contract";
import { buildJob } from "@farwork/domain/testing";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { type Client, createClient } from "./client.ts";
import { fetchJobs, fetchJobsByIds } from "./jobs.ts";

let app: FirebaseApp;
let client: Client;
const backend = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", backend);
  app = initializeApp({ projectId: "demo-farwork" }, "jobs");
  client = createClient(app, { region: "europe-west1" });
});
afterEach(async () => {
  backend.mockReset();
  await deleteApp(app);
});

const EMPTY_PAGE = {
  jobs: [],
  totalPages: 1,
  totalJobs: 0,
  totalFetched: 0,
  totalHidden: 0,
  facets: emptyFacets(),
};
const answer = (result: unknown) => backend.mockResolvedValueOnce(Response.json({ result }));
const refuse = (status: number, error: object) =>
  backend.mockResolvedValueOnce(Response.json({ error }, { status }));

describe("fetchJobs", () => {
  const job = buildJob({ expires_at: new Date("2026-02-01T00:00:00Z") });
  const page = {
    jobs: [job],
    totalPages: 3,
    totalJobs: 31,
    totalFetched: 1,
    totalHidden: 0,
    facets: emptyFacets(),
  };

  it("returns the page with dates as Date", async () => {
    answer(z.encode(FetchJobsResponse, page));
    expect(await fetchJobs(client)).toEqual(page);
  });

  it("returns cards, without descriptions, for the card view", async () => {
    answer({ ...z.encode(FetchJobsResponse, page), jobs: [z.encode(JobCard, job)] });
    const { description: _, ...card } = job;
    expect((await fetchJobs(client, { view: "card" })).jobs).toEqual([card]);
  });

  it("sends the query unchanged to the client's region", async () => {
    answer(EMPTY_PAGE);
    await fetchJobs(client, { page: 2, filters: { search: "react" } });
    const [url, init] = backend.mock.calls[0] ?? [];
    expect(url).toBe("https://europe-west1-demo-farwork.cloudfunctions.net/fetchJobs");
    expect(init?.body).toBe(JSON.stringify({ data: { page: 2, filters: { search: "react" } } }));
  });

  it("sends hidden entries and `newSince`, and returns the count of new jobs", async () => {
    answer({ ...z.encode(FetchJobsResponse, page), totalHidden: 4, totalNew: 2 });
    const query = {
      hidden: { jobs: ["remotive-1"], companies: ["tern-co"] },
      newSince: "2026-02-01T00:00:00.000Z",
      filters: { exclude: { tags: ["sales"] }, companies: ["acme"], sort: "pay" as const },
    };
    expect(await fetchJobs(client, query)).toMatchObject({ totalHidden: 4, totalNew: 2 });
    expect(backend.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ data: query }));
  });

  it("returns an empty page with an error when the backend is unreachable", async () => {
    backend.mockRejectedValueOnce(new TypeError("fetch failed"));
    const { error, ...rest } = await fetchJobs(client);
    expect(rest).toEqual(EMPTY_PAGE);
    expect(error?.code).toBe("unavailable");
  });

  it("names the refused field, beside the empty page", async () => {
    refuse(400, {
      status: "INVALID_ARGUMENT",
      message: "no",
      details: { field: "filters.search", code: "too_big" },
    });
    const { error, ...rest } = await fetchJobs(client, { filters: { search: "x" } });
    expect(rest).toEqual(EMPTY_PAGE);
    expect(error).toMatchObject({ code: "invalid-argument", field: "filters.search" });
  });

  it("treats an answer outside the contract as a failure", async () => {
    answer({ ...EMPTY_PAGE, totalPages: 0 });
    expect((await fetchJobs(client)).error?.code).toBe("bad-response");
  });
});

describe("fetchJobsByIds", () => {
  it("rejects with a DataError when the call fails", async () => {
    refuse(400, { status: "INVALID_ARGUMENT", message: "no", details: { field: "jobIds", code: "too_big" } });
    await expect(fetchJobsByIds(client, ["remotive-1"])).rejects.toMatchObject({
      name: "DataError",
      code: "invalid-argument",
      field: "jobIds",
    });
  });

  it("requests at most 100 jobs by default", async () => {
    answer({ jobs: [] });
    expect(await fetchJobsByIds(client, ["remotive-1"])).toEqual([]);
    expect(backend.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ data: { jobIds: ["remotive-1"], limit: 100 } }),
    );
  });
});
