import { afterEach, describe, expect, it, vi } from "vitest";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { COOK, listingOf, seedOf, open, flush } from "../../testing/open-listing-page.ts";
import { addressAtom, isListPendingAtom } from "./address-atoms.ts";
import { jobsAtom } from "./jobs-atoms.ts";

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

describe("the listing on screen", () => {
  it("begins with what the server answered, and asks for nothing", async () => {
    const { shown, asked } = open(seedOf("type=contract"));
    await flush();
    expect([shown(), asked()]).toEqual(["seed type=contract", []]);
  });

  it("follows the address: filters, order and page are in the question, what is nobody's business is not", async () => {
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

  it("never shows an answer that was overtaken, and gives up asking for it", async () => {
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

  it("goes on coming, and filling up, while a job is opened beside it", async () => {
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

  it("is there at once on the way back, without asking again", async () => {
    const { listing, shown, asked } = open();
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
    listing.follow("", { isHistory: true });
    expect(shown()).toBe("seed ");
    listing.follow("type=contract", { isHistory: true });
    expect(shown()).toBe("type=contract");
    expect(asked()).toEqual(["type=contract"]);
  });

  it("is asked for anew when it is chosen again later than half a minute after", async () => {
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

  it("is fetched once where that was begun ahead, and is there at once if it has come by then", async () => {
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

  it("is given up while it is fetched ahead, where nobody chooses it after all", async () => {
    const { api, listing, shown } = open();
    listing.prefetch("type=contract");
    listing.cancelPrefetch();
    expect(api.fetchListing.mock.calls[0]?.[1]?.aborted).toBe(true);
    listing.prefetch("type=freelance");
    expect(api.fetchListing.mock.calls[1]?.[1]?.aborted).toBe(false);
    listing.follow("type=freelance");
    await vi.waitFor(() => expect(shown()).toBe("type=freelance"));
  });

  it("is asked for again where it could not be had ahead", async () => {
    const { api, listing, shown } = open();
    api.fetchListing.mockRejectedValueOnce(new Error("away"));
    listing.prefetch("type=contract");
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
  });

  it("says so where the answer cannot be had, and tries again when it is asked for again", async () => {
    const { api, listing, shown } = open();
    api.fetchListing.mockRejectedValueOnce(new Error("away"));
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("failed"));
    listing.follow("type=freelance");
    await vi.waitFor(() => expect(shown()).toBe("type=freelance"));
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
  });

  it("keeps what was seen last, and no more", async () => {
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

  it("takes what the server rendered for another address, or anew for the same", () => {
    const { listing, shown } = open();
    listing.receive(seedOf("type=contract"), "type=contract");
    expect(shown()).toBe("seed type=contract");
    listing.receive(seedOf("type=contract", { answer: { listing: listingOf("newer") } }), "type=contract");
    expect(shown()).toBe("newer");
  });

  it("shows what the address says, where a page comes back whose address has changed since it was rendered", async () => {
    const seed = seedOf("");
    const { listing, shown } = open(seed);
    listing.follow("type=contract");
    await vi.waitFor(() => expect(shown()).toBe("type=contract"));
    listing.receive(seed, "type=contract");
    expect(shown()).toBe("type=contract");
  });
});
