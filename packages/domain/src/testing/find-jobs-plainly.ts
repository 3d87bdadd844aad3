import type { JobFacets } from "../contract/facets.ts";
import type { JobFilters } from "../filter/job-filters.ts";
import { failedFilters, prepareFilters } from "../filter/matches-filters.ts";
import { compareNewest } from "../job/compare-newest.ts";
import { isListed } from "../job/is-open.ts";
import type { Job } from "../job/job.ts";
import { createFacetCounter } from "./count-facets-plainly.ts";
import { createScorer } from "./score-plainly.ts";

/** `page` counts from 1. */
export type JobQuery = { filters: JobFilters; page: number; pageSize: number };

/** `totalPages` is at least 1; a page past the end has no jobs and the right totals. */
export type FoundJobs = { jobs: Job[]; totalJobs: number; totalPages: number; facets: JobFacets };

/** What `queryJobIndex` must answer, read from the jobs one after another without any index. */
export function findJobsPlainly(
  jobs: readonly Job[],
  { filters, page, pageSize }: JobQuery,
  now: Date,
): FoundJobs {
  const prepared = prepareFilters(filters, now);
  const facets = createFacetCounter(filters, now);
  const found: RankedJob[] = [];
  const score = createScorer(jobs, prepared.search);
  for (const job of jobs) {
    if (!isListed(job, now)) continue;
    const failed = failedFilters(job, prepared);
    if (failed === "search") continue;
    facets.add(job, failed);
    if (failed.length === 0) found.push({ job, rank: score(job) });
  }
  const first = (page - 1) * pageSize;
  return {
    jobs: found
      .toSorted(compareFound)
      .slice(first, first + pageSize)
      .map(({ job }) => job),
    totalJobs: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / pageSize)),
    facets: facets.finish(),
  };
}

type RankedJob = { job: Job; rank: number };

function compareFound(a: RankedJob, b: RankedJob): number {
  return b.rank - a.rank || compareNewest(a.job, b.job);
}
