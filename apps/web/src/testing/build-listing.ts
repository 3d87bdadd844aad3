import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard, JobFacets } from "@farwork/domain";

export function buildFacets(overrides: Partial<JobFacets> = {}): JobFacets {
  return {
    job_type: [],
    categories: [],
    location: [],
    tags: [],
    salary: [],
    salary_histogram: [],
    date_posted: [],
    ...overrides,
  };
}

/** A listing for tests, which found nothing as it stands. */
export function buildListing(overrides: Partial<JobsPage<JobCard>> = {}): JobsPage<JobCard> {
  return {
    jobs: [],
    totalJobs: 0,
    totalPages: 1,
    totalFetched: 0,
    totalHidden: 0,
    facets: buildFacets(),
    ...overrides,
  };
}
