import type { ListingSeed } from "../features/listing/listing-seed.ts";
import { buildListing } from "./build-listing.ts";

/** The seed of a listing page: an empty list, for a reader who hid nothing and was never here. */
export function buildSeed(search: string, overrides: Partial<ListingSeed> = {}): ListingSeed {
  return {
    search,
    answer: { listing: buildListing() },
    following: undefined,
    posting: undefined,
    rates: undefined,
    hidden: { jobs: [], companies: [] },
    lastVisit: undefined,
    now: new Date("2026-01-20T12:00:00Z"),
    ...overrides,
  };
}
