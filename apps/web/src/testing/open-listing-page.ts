import { buildJob } from "@farwork/domain/testing";
import { vi } from "vitest";

import { jobsAtom } from "../features/listing/jobs-atoms.ts";
import type { ListingApi } from "../features/listing/listing-answers.ts";
import type { ListingSeed } from "../features/listing/listing-seed.ts";
import { openListing } from "../features/listing/open-listing.ts";
import type { ListedJobs } from "../platform/backend/listed-jobs.ts";
import { buildListing } from "./build-listing.ts";
import { buildSeed } from "./build-seed.ts";
import { createSiteStore } from "./create-site-store.ts";

export const COOK = buildJob({ sourceId: "1", title: "Cook" });

/** A listing whose jobs are named after the query. */
export function listingOf(query: string, overrides: Partial<ListedJobs> = {}): ListedJobs {
  return buildListing({ jobs: [buildJob({ title: query || "all" })], totalJobs: 1, ...overrides });
}

export function seedOf(search: string, overrides: Partial<ListingSeed> = {}): ListingSeed {
  return buildSeed(search, { answer: { listing: listingOf(`seed ${search}`) }, ...overrides });
}

export function open(seed = seedOf("")) {
  const store = createSiteStore();
  const api = {
    fetchListing: vi.fn<ListingApi["fetchListing"]>(async (query) => listingOf(query)),
    countNewJobs: vi.fn<ListingApi["countNewJobs"]>(async () => 7),
    fetchPosting: vi.fn<ListingApi["fetchPosting"]>(async () => COOK),
  };
  const listing = openListing(store, api);
  listing.receive(seed, seed.search);
  const shown = () => {
    const jobs = store.get(jobsAtom);
    return jobs.status === "ready" ? jobs.listing.jobs.map(({ title }) => title).join() : jobs.status;
  };
  const asked = () => api.fetchListing.mock.calls.map(([query]) => query);
  return { store, api, listing, shown, asked };
}

export const flush = () => new Promise((resolve) => setTimeout(resolve));
