import { buildJob } from "@farwork/domain/testing";
import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { COOK, listingOf, seedOf, open, flush } from "../../testing/open-listing-page.ts";
import { jobsAtom, postingAtom } from "./jobs-atoms.ts";

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

describe("the reader's own data", () => {
  const page = (ids: readonly string[]) =>
    listingOf("", {
      jobs: ids.map((sourceId) => buildJob({ sourceId, title: sourceId })),
      totalPages: 2,
      totalJobs: 4,
    });

  it("leaves hidden jobs out, and fetches the next page to fill up", async () => {
    document.cookie = "hidden=remotive-1~; path=/";
    const { store, api, listing, asked } = open();
    api.fetchListing.mockImplementation(async (query) =>
      page(query.includes("page=2") ? ["3", "4"] : ["1", "2"]),
    );
    listing.follow("type=contract");
    await waitFor(() => expect(asked()).toEqual(["type=contract", "type=contract&page=2"]));
    await waitFor(() =>
      expect(store.get(jobsAtom)).toMatchObject({
        hidden: { jobs: ["remotive-1"] },
        following: { totalJobs: 4 },
      }),
    );
  });

  it("includes hidden jobs when the address asks for them", async () => {
    document.cookie = "hidden=remotive-1~; path=/";
    const { api, listing, shown, asked } = open();
    api.fetchListing.mockResolvedValue(page(["1", "2"]));
    listing.follow("type=contract&hidden=show");
    await waitFor(() => expect(shown()).toBe("1,2"));
    await flush();
    expect(asked()).toEqual(["type=contract"]);
  });

  it("counts new jobs since the last visit in a separate request", async () => {
    const lastVisit = new Date("2026-01-18T08:00:00Z");
    const { store, api, listing, shown } = open(seedOf("", { lastVisit }));
    listing.follow("type=contract");
    await waitFor(() => expect(shown()).toBe("type=contract"));
    expect(store.get(jobsAtom)).toMatchObject({ totalNew: 7 });
    expect(api.countNewJobs.mock.calls[0]?.slice(0, 2)).toMatchObject([
      { job_type: ["contract"] },
      lastVisit,
    ]);
    api.countNewJobs.mockRejectedValueOnce(new Error("away"));
    listing.follow("type=freelance");
    await waitFor(() => expect(shown()).toBe("type=freelance"));
    expect(store.get(jobsAtom)).toMatchObject({ totalNew: undefined });
  });
});

describe("the job beside the list", () => {
  it("is fetched when the address names it, without fetching the list again", async () => {
    const { store, api, listing, shown, asked } = open();
    listing.follow("job=remotive-1");
    await waitFor(() => expect(store.get(postingAtom)).toMatchObject({ status: "found", job: COOK }));
    listing.follow("");
    expect(store.get(postingAtom)).toBeUndefined();
    listing.follow("job=remotive-1");
    expect(store.get(postingAtom)).toMatchObject({ status: "found", job: COOK });
    expect(api.fetchPosting).toHaveBeenCalledOnce();
    expect([shown(), asked()]).toEqual(["seed ", []]);
  });

  it("may be unknown or unavailable", async () => {
    const { store, api, listing } = open();
    api.fetchPosting.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("away"));
    listing.follow("job=remotive-404");
    await waitFor(() => expect(store.get(postingAtom)).toEqual({ status: "unknown", jobId: "remotive-404" }));
    listing.follow("job=remotive-1");
    await waitFor(() => expect(store.get(postingAtom)).toEqual({ status: "failed", jobId: "remotive-1" }));
  });
});
