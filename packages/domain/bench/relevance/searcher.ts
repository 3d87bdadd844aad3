import * as z from "zod/mini";

import { JobFilters } from "../../src/filter/job-filters.ts";
import type { Job } from "../../src/job/job.ts";
import { buildJobIndex } from "../../src/search/job-index/open-job-index.ts";
import { queryJobIndex } from "../../src/search/job-index/query-job-index.ts";
import { readJobIds } from "../../src/search/job-index/read-jobs.ts";

/** Builds a search over jobs that returns ids for a query, best first. */
export type Searcher = (jobs: readonly Job[]) => (query: string) => string[];

const NOW = new Date("2026-11-24T00:00:00Z");

/** Our index, queried like a listing without other filters. */
export const ours: Searcher = (jobs) => {
  const index = buildJobIndex(jobs);
  return (query) => {
    const filters = z.parse(JobFilters, { search: query });
    return readJobIds(
      index,
      queryJobIndex(index, { filters, page: 1, pageSize: jobs.length, facets: false }, NOW).docs,
    );
  };
};
