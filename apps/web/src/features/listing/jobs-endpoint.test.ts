import type { JobFilters } from "@farwork/domain";
import { Job } from "@farwork/domain";
import { FetchJobCardsResponse } from "@farwork/domain/contract";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import type { LoadedJob } from "../../platform/backend/server-client.ts";
import { buildListing } from "../../testing/build-listing.ts";
import { answerJob, answerListing, answerNewJobsCount } from "./jobs-endpoint.ts";

const SITE = "http://farwork.test";
const JOB = buildJob();
const { description: _, ...card } = JOB;
const LISTING = buildListing({ jobs: [card], totalJobs: 1, totalFetched: 1 });

function openListing(listing = LISTING) {
  const load = vi.fn<(filters: JobFilters, page: number) => Promise<ListedJobs>>(async () => listing);
  const get = (query: string, headers: Record<string, string> = {}) =>
    answerListing(new Request(`${SITE}/api/jobs${query}`, { headers }), load);
  return { load, get };
}

describe("the listing as JSON", () => {
  it("matches the contract for the jobs of the page's own query", async () => {
    const { load, get } = openListing();
    const answer = await get("?q=cook&type=contract&page=2&utm_source=gazette&job=lever-9&hidden=show");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(z.parse(FetchJobCardsResponse, await answer.json()).jobs).toEqual([card]);
    const [filters, page] = load.mock.calls[0] ?? [];
    expect([filters?.search, filters?.job_type, page]).toEqual(["cook", ["contract"], 2]);
  });

  it("is the same for everybody, so that shared caches may keep it briefly", async () => {
    const { get } = openListing();
    const answers = await Promise.all([get(""), get("", { cookie: "hidden=remotive-1~; __session=a.b.c" })]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first).toBe(second);
    expect(answers[1]?.headers.get("set-cookie")).toBeNull();
    expect(answers[1]?.headers.get("cache-control")).toMatch(
      /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
  });

  it("is sent again only once it has changed", async () => {
    const etag = (await openListing().get("")).headers.get("etag") ?? "";
    const known = { "if-none-match": etag };
    const unchanged = await openListing().get("", known);
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([
      304,
      "",
      etag,
    ]);
    expect((await openListing().get("", { "if-none-match": "*" })).status).toBe(304);
    const changed = await openListing(buildListing({ totalJobs: 2 })).get("", known);
    expect(changed.status).toBe(200);
  });

  it("names an invalid parameter, without asking the backend", async () => {
    const { load, get } = openListing();
    const answer = await get("?q=cook&type=nonsense");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: "invalid-argument", field: "type" } },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(load).not.toHaveBeenCalled();
  });

  it("is an uncached 503 while the backend is unavailable", async () => {
    const { load, get } = openListing();
    load.mockRejectedValueOnce(new Error("away"));
    const answer = await get("");
    expect([answer.status, await answer.json()]).toEqual([503, { error: { code: "unavailable" } }]);
    expect([answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      "30",
      "no-store",
    ]);
  });
});

describe("how many jobs are new", () => {
  const count = vi.fn<(filters: JobFilters, since: Date) => Promise<number>>(async () => 12);
  const get = (query: string) => answerNewJobsCount(new Request(`${SITE}/api/jobs/new${query}`), count);

  it("is counted since the moment in the address", async () => {
    const answer = await get("?type=contract&since=2026-01-18T08:00:00.000Z");
    expect([answer.status, await answer.json()]).toEqual([200, { totalNew: 12 }]);
    const [filters, since] = count.mock.calls[0] ?? [];
    expect([filters?.job_type, since]).toEqual([["contract"], new Date("2026-01-18T08:00:00Z")]);
  });

  it.each(["", "?since=yesterday", "?since="])("is refused for %j", async (query) => {
    const answer = await get(query);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: "invalid-argument", field: "since" } },
    ]);
  });
});

describe("a job as JSON", () => {
  const get = (loaded: LoadedJob) =>
    answerJob(new Request(`${SITE}/api/jobs/remotive-1`), "remotive-1", async () => loaded);

  it("matches the contract, and may be cached briefly", async () => {
    const answer = await get({ status: "found", job: JOB });
    expect(answer.headers.get("cache-control")).toMatch(/^public/);
    expect(z.parse(Job, await answer.json())).toEqual(JOB);
  });

  it.each([
    ["unknown", 404, { code: "not-found", field: "jobId" }],
    ["failed", 503, { code: "unavailable" }],
  ] as const)("of which %s is all that is known is a %i", async (status, expected, error) => {
    const answer = await get({ status });
    expect([answer.status, await answer.json()]).toEqual([expected, { error }]);
  });
});
