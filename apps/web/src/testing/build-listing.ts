import type { JobFacets } from "@farwork/domain";
import { emptyFacets } from "@farwork/domain/contract";

import type { ListedJobs } from "../platform/backend/listed-jobs.ts";

export function buildFacets(overrides: Partial<JobFacets> = {}): JobFacets {
  return { ...emptyFacets(), ...overrides };
}

/** A listing for tests, empty by default. */
export function buildListing(overrides: Partial<ListedJobs> = {}): ListedJobs {
  return {
    jobs: [],
    totalJobs: 0,
    totalPages: 1,
    totalFetched: 0,
    facets: buildFacets(),
    ...overrides,
  };
}
