import { FetchSimilarJobsResponse } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { type Client, createClient } from "./client.ts";
import { fetchCompany } from "./company.ts";
import { listCompanyAddresses, listJobAddresses, listNamedCountries } from "./job-addresses.ts";
import { fetchSimilarJobs } from "./similar-jobs.ts";

let app: FirebaseApp;
let client: Client;
const backend = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", backend);
  app = initializeApp({ projectId: "demo-farwork" }, "similar");
  client = createClient(app);
});
afterEach(async () => {
  backend.mockReset();
  await deleteApp(app);
});

const answer = (result: unknown) => backend.mockResolvedValueOnce(Response.json({ result }));
const refuse = (field: string) =>
  backend.mockResolvedValueOnce(
    Response.json(
      { error: { status: "INVALID_ARGUMENT", message: "no", details: { field, code: "too_big" } } },
      { status: 400 },
    ),
  );
const expectAsked = (data: object) => expect(backend.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ data }));

describe("fetchSimilarJobs", () => {
  it("returns cards, as many as requested", async () => {
    const { description: _, ...card } = buildJob();
    answer(z.encode(FetchSimilarJobsResponse, { jobs: [card] }));
    expect(await fetchSimilarJobs(client, "remotive-9", { limit: 3 })).toEqual({ jobs: [card] });
    expectAsked({ jobId: "remotive-9", limit: 3 });
  });

  it("leaves the number to the backend by default", async () => {
    answer({ jobs: [] });
    await fetchSimilarJobs(client, "remotive-9");
    expectAsked({ jobId: "remotive-9" });
  });

  it("returns no jobs and an error when the call fails", async () => {
    refuse("limit");
    const refused = await fetchSimilarJobs(client, "remotive-9", { limit: 99 });
    expect(refused).toMatchObject({ jobs: [], error: { code: "invalid-argument", field: "limit" } });
    backend.mockRejectedValueOnce(new TypeError("fetch failed"));
    expect(await fetchSimilarJobs(client, "remotive-9")).toMatchObject({
      jobs: [],
      error: { code: "unavailable" },
    });
    answer({ jobs: "many" });
    expect((await fetchSimilarJobs(client, "remotive-9")).error?.code).toBe("bad-response");
  });
});

describe("a server that calls for its visitors", () => {
  it("sends its token and its request’s id with every call", async () => {
    answer({ jobs: [] });
    const site = createClient(client.app, {
      emulators: client.emulators,
      siteToken: "signed",
      requestId: "8-letters",
    });
    await fetchSimilarJobs(site, "remotive-9");
    const headers = { "x-farwork-site": "signed", "x-request-id": "8-letters" };
    expect(backend.mock.lastCall?.[1]?.headers).toMatchObject(headers);
  });
});

describe("listJobAddresses", () => {
  const address = { firestoreId: "lever-1", title: "Cook", company_name: "Tern" };

  it("returns a page with dates as Date", async () => {
    answer({ jobs: [{ ...address, changed_at: "2026-01-15T09:00:00.000Z" }], totalPages: 1 });
    expect(await listJobAddresses(client)).toEqual({
      jobs: [{ ...address, changed_at: new Date("2026-01-15T09:00:00.000Z") }],
      totalPages: 1,
      pagesChangedAt: [],
    });
    expectAsked({ page: 1 });
  });

  it("rejects when the call fails: an empty sitemap would say that there are no jobs", async () => {
    refuse("page");
    const refusal = { name: "DataError", code: "invalid-argument", field: "page" };
    await expect(listJobAddresses(client, 0)).rejects.toMatchObject(refusal);
  });
});

describe("listCompanyAddresses", () => {
  it("returns a page with dates as Date", async () => {
    const changed_at = "2026-01-15T09:00:00.000Z";
    answer({ companies: [{ slug: "tern", changed_at }], totalPages: 1, pagesChangedAt: [changed_at] });
    const at = new Date(changed_at);
    expect(await listCompanyAddresses(client, 2)).toEqual({
      companies: [{ slug: "tern", changed_at: at }],
      totalPages: 1,
      pagesChangedAt: [at],
    });
    expectAsked({ page: 2 });
  });
});

describe("listNamedCountries", () => {
  it("returns the countries as the board counts them", async () => {
    const countries = [{ country: "DE", count: 7, categories: [{ value: "design", count: 7 }] }];
    answer({ countries });
    expect(await listNamedCountries(client)).toEqual(countries);
    expectAsked({});
  });
});

describe("fetchCompany", () => {
  it("returns a company, and nothing for one without open jobs", async () => {
    const lists = { categories: [], places: [], pay: [], sources: [] };
    const company = { slug: "tern", name: "Tern", totalJobs: 1, morePlaces: 0, ...lists };
    answer({ company });
    expect(await fetchCompany(client, "tern")).toEqual(company);
    expectAsked({ slug: "tern" });
    answer({});
    expect(await fetchCompany(client, "gull")).toBeUndefined();
  });

  it("rejects when the call fails, since the company may exist", async () => {
    backend.mockRejectedValueOnce(new TypeError("fetch failed"));
    await expect(fetchCompany(client, "tern")).rejects.toMatchObject({ code: "unavailable" });
  });
});
