import * as z from "zod/mini";

import type { FilterRescue } from "../contract/nothing-found.ts";
import { JobFilters } from "../filter/job-filters.ts";
import type { Job } from "../job/job.ts";
import type { JobIndex } from "../search/job-index/job-index.ts";
import { queryJobIndex } from "../search/job-index/query-job-index.ts";
import { readJobIds } from "../search/job-index/read-jobs.ts";
import { parseSearch } from "../search/parse-search.ts";
import { NOW } from "./arbitrary-job.ts";
import { findJobsPlainly } from "./find-jobs-plainly.ts";

/** Filters from those that are set. */
export const filtersOf = (stated: z.input<typeof JobFilters> = {}): JobFilters => z.parse(JobFilters, stated);

export interface Asking {
  readonly page?: number;
  readonly pageSize?: number;
  readonly now?: Date;
}

/** What an index answers, with the ids of its jobs. */
export function askIndex(
  index: JobIndex,
  filters: JobFilters,
  { page = 1, pageSize = 50, now = NOW }: Asking = {},
) {
  const { docs, facets, ...answer } = queryJobIndex(index, { filters, page, pageSize }, now);
  if (!facets) throw new Error("the answer has no facets");
  return { ...answer, facets, ids: readJobIds(index, docs) };
}

/** What an index of these jobs must answer, but for what another spelling would find. */
export function askPlainly(
  jobs: readonly Job[],
  filters: JobFilters,
  { page = 1, pageSize = 50, now = NOW }: Asking = {},
) {
  const { jobs: found, ...answer } = findJobsPlainly(jobs, { filters, page, pageSize }, now);
  const rescue = answer.totalJobs === 0 && { rescue: findRescue(jobs, filters, now) };
  return { ...answer, ids: found.map((job): string => job.firestoreId), ...rescue };
}

function findRescue(jobs: readonly Job[], filters: JobFilters, now: Date): FilterRescue[] {
  const { all, none } = parseSearch(filters.search);
  const { salary } = filters;
  const isSet = {
    search: all.length + none.length > 0,
    job_type: filters.job_type.length > 0,
    categories: filters.categories.length > 0,
    location: filters.location.length > 0,
    salary: salary.min !== undefined || salary.currency !== undefined,
    tags: filters.tags.length > 0,
    date_posted: filters.date_posted !== "any",
  };
  const everything = filtersOf();
  const names = ["search", "job_type", "categories", "location", "salary", "tags", "date_posted"] as const;
  return names
    .filter((name) => isSet[name])
    .map((filter) => {
      const query = { filters: { ...filters, [filter]: everything[filter] }, page: 1, pageSize: 1 };
      return { filter, totalJobs: findJobsPlainly(jobs, query, now).totalJobs };
    })
    .filter(({ totalJobs }) => totalJobs > 0)
    .toSorted((a, b) => b.totalJobs - a.totalJobs);
}
