import type { JobFilters } from "@farwork/domain";
import { FetchJobCardsResponse } from "@farwork/domain/contract";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { buildListing } from "../testing/build-listing.ts";
import { answerListing } from "./answer-listing.ts";

const { description: _, ...card } = buildJob();
const LISTING = buildListing({ jobs: [card], totalJobs: 1, totalFetched: 1 });

function openEndpoint(listing = LISTING) {
  const loadListing = vi.fn<(filters: JobFilters, page: number) => Promise<object>>(async () => listing);
  const get = (query: string, headers: Record<string, string> = {}) =>
    answerListing(new Request(`http://farwork.test/api/jobs${query}`, { headers }), { loadListing });
  return { loadListing, get };
}

describe("the listing as JSON", () => {
  it("has what the contract says of the jobs that the page's own query asks for", async () => {
    const { loadListing, get } = openEndpoint();
    const answer = await get("?q=cook&type=contract&page=2&utm_source=gazette&job=lever-9&hidden=show");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json");
    const body: unknown = await answer.json();
    expect(z.parse(FetchJobCardsResponse, body).jobs).toEqual([card]);
    const [filters, page] = loadListing.mock.calls[0] ?? [];
    expect([filters?.search, filters?.job_type, page]).toEqual(["cook", ["contract"], 2]);
  });

  it("is the same whoever asks, so that caches in between may keep it for a moment", async () => {
    const { get } = openEndpoint();
    const answers = await Promise.all([get(""), get("", { cookie: "hidden=remotive-1~; __session=a.b.c" })]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first).toBe(second);
    expect(answers[1]?.headers.get("set-cookie")).toBeNull();
    expect(answers[1]?.headers.get("cache-control")).toMatch(
      /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
  });

  it("is not sent again to who has it, and is once it has changed", async () => {
    const etag = (await openEndpoint().get("")).headers.get("etag") ?? "";
    const known = { "if-none-match": etag };
    const unchanged = await openEndpoint().get("", known);
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([
      304,
      "",
      etag,
    ]);
    const changed = await openEndpoint(buildListing({ totalJobs: 2 })).get("", known);
    expect(changed.status).toBe(200);
  });

  it("names the parameter that asks for nothing a listing has, and asks the backend nothing", async () => {
    const { loadListing, get } = openEndpoint();
    const answer = await get("?q=cook&type=nonsense");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: "invalid-argument", field: "type" } },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(loadListing).not.toHaveBeenCalled();
  });

  it("is a 503 that nobody keeps while the backend is away", async () => {
    const { loadListing, get } = openEndpoint();
    loadListing.mockRejectedValueOnce(new Error("away"));
    const answer = await get("");
    expect([answer.status, await answer.json()]).toEqual([503, { error: { code: "unavailable" } }]);
    expect([answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      "30",
      "no-store",
    ]);
  });
});
