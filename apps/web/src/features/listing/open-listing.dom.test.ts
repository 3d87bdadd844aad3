import { afterEach, describe, expect, it, vi } from "vitest";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { COOK, listingOf, seedOf, open, flush } from "../../testing/open-listing-page.ts";
import { addressAtom, isListPendingAtom } from "./address-atoms.ts";
import { jobsAtom } from "./jobs-atoms.ts";

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

describe("the listing on screen", () => {
  it("starts with the server's answer, and fetches nothing", async () => {
    const { shown, asked } = open(seedOf("type=contract"));
    await flush();
    expect([shown(), asked()]).toEqual(["seed type=contract", []]);
  });

  it("follows the address: sends filters, order and page, and no other parameters", async () => {
    const { store, listing, shown, asked } = open();
    listing.follow("sort=pay&type=contract&page=2&utm_source=gazette&hidden=show");
    expect(store.get(addressAtom)).toMatchObject({
      page: 2,
      filters: { job_type: ["contract"], sort: "pay" },
    });
    expect(store.get(isListPendingAtom)).toBe(true);
    const query = "type=contract&sort=pay&page=2";
    await vi.waitFor(() => expect(shown()).toBe(query));
    expect(asked()).toEqual([query]);
    expect(store.get(isListPendingAtom)).toBe(false);
  });

  it("never shows an outdated answer, and aborts its request", async () => {
    const { api, listing, shown } = open();
    const late = Promise.withResolvers<ListedJobs>();
    api.fetchListing.mockReturnValueOnce(late.promise);
    listing.follow("q=clerk");
    await vi.waitFor(() => expect(api.fetchListing).toHaveBeenCalled());
    listing.follow("q=lighthouse");
    expect(api.fetchListing.mock.calls[0]?.[1]?.aborted).toBe(true);
    await vi.waitFor(() => expect(shown()).toBe("q=lighthouse"));
    late.resolve(listingOf("q=clerk"));
    await flush();
    expect(shown()).toBe("q=lighthouse");
  });

  it("keeps loading and filling up while a job is opened beside it", async () => {
    const { api, store, listing, shown } = open();
    document.cookie = `hidden=${COOK.firestoreId}~; path=/`;
    const next = Promise.withResolvers<ListedJobs>();
    api.fetchListing.mockResolvedValueOnce(listingOf("", { jobs: [COOK], totalPages: 2 }));
    api.fetchListing.mockReturnValueOnce(next.promise);
    listing.follow("type=contract");
    listing.follow("type=contract&job=remotive-7");
    await vi.waitFor(() => expect(shown()).toBe("Cook"));
    await vi.waitFor(() => expect(api.fetchListing).toHaveBeenCalledTimes(2));
    listing.follow("type=contract");
    const following = listingOf("more");
    next.resolve(following);
    await vi.waitFor(() => expect(store.get(jobsAtom)).toMatchObject({ following }));
  });

  it("is shown at once when going back, from the cache", async () => {
    const { listing, shown, asked } = open();
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
    listing.follow("", { isHistory: true });
    expect(shown()).toBe("seed ");
    listing.follow("type=contract", { isHistory: true });
    expect(shown()).toBe("type=contract");
    expect(asked()).toEqual(["type=contract"]);
  });

  it("says how far it was scrolled when it was left, if the reader goes back to it", async () => {
    const { store, listing, shown } = open();
    const scrolled = () => {
      const jobs = store.get(jobsAtom);
      return jobs.status === "ready" ? (jobs.scrolled ?? 0) : undefined;
    };
    listing.noteScroll(2400);
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
    expect(scrolled()).toBe(0);
    listing.noteScroll(350);
    listing.follow("", { isHistory: true });
    expect(scrolled()).toBe(2400);
    listing.follow("type=contract", { isHistory: true });
    expect(scrolled()).toBe(350);
    listing.follow("");
    expect(scrolled()).toBe(0);
  });

  it("is fetched again when it is chosen again after half a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { listing, shown, asked } = open();
    vi.setSystemTime(Date.now() + 29_000);
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
    listing.follow("");
    expect(shown()).toBe("seed ");
    vi.setSystemTime(Date.now() + 1001);
    listing.follow("type=freelance");
    await vi.waitFor(() => expect(shown()).toBe("type=freelance"));
    listing.follow("");
    await vi.waitFor(() => expect(shown()).toBe("all"));
    expect(asked()).toEqual(["type=contract", "type=freelance", ""]);
  });

  it("is fetched once after a prefetch, and shown at once if that has finished", async () => {
    const { listing, shown, asked } = open();
    listing.prefetch("type=contract&utm_source=gazette");
    listing.prefetch("type=contract");
    await flush();
    expect([shown(), asked()]).toEqual(["seed ", ["type=contract"]]);
    listing.follow("type=contract");
    expect(shown()).toBe("type=contract");
    listing.prefetch("type=freelance");
    listing.follow("type=freelance");
    await vi.waitFor(() => expect(shown()).toBe("type=freelance"));
    expect(asked()).toEqual(["type=contract", "type=freelance"]);
  });

  it("aborts a prefetch that is not used", async () => {
    const { api, listing, shown } = open();
    listing.prefetch("type=contract");
    listing.cancelPrefetch();
    expect(api.fetchListing.mock.calls[0]?.[1]?.aborted).toBe(true);
    listing.prefetch("type=freelance");
    expect(api.fetchListing.mock.calls[1]?.[1]?.aborted).toBe(false);
    listing.follow("type=freelance");
    await vi.waitFor(() => expect(shown()).toBe("type=freelance"));
  });

  it("is fetched again after a failed prefetch", async () => {
    const { api, listing, shown } = open();
    api.fetchListing.mockRejectedValueOnce(new Error("away"));
    listing.prefetch("type=contract");
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
  });

  it("shows a failure, and retries on demand", async () => {
    const { api, listing, shown } = open();
    api.fetchListing.mockRejectedValueOnce(new Error("away"));
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("failed"));
    listing.follow("type=freelance");
    await vi.waitFor(() => expect(shown()).toBe("type=freelance"));
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
  });

  it("keeps a limited number of recent lists", async () => {
    const { listing, shown, asked } = open();
    for (let page = 2; page <= 22; page += 1) {
      listing.follow(`page=${page}`);
      await vi.waitFor(() => expect(shown()).toBe(`page=${page}`));
    }
    listing.follow("page=3", { isHistory: true });
    expect(shown()).toBe("page=3");
    listing.follow("", { isHistory: true });
    await vi.waitFor(() => expect(shown()).toBe("all"));
    expect(asked()).toHaveLength(22);
  });

  it("takes the server's answer for another address, or a new one for the same", () => {
    const { listing, shown } = open();
    listing.receive(seedOf("type=contract"), "type=contract");
    expect(shown()).toBe("seed type=contract");
    listing.receive(seedOf("type=contract", { answer: { listing: listingOf("newer") } }), "type=contract");
    expect(shown()).toBe("newer");
  });

  it("shows what the address says when a restored page's address has changed since it was rendered", async () => {
    const seed = seedOf("");
    const { listing, shown } = open(seed);
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
    listing.receive(seed, "type=contract");
    expect(shown()).toBe("type=contract");
  });
});
