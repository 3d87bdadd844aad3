import * as z from "zod/mini";

import { dropFilter } from "../filter/drop-filter.ts";
import { FILTER_NAMES, type FilterName, isListName } from "../filter/filter-names.ts";
import { JobFilters } from "../filter/job-filters.ts";
import type { FilterRescue } from "../filter/nothing-found.ts";
import { isSingleSet } from "../filter/single-values.ts";
import type { Job } from "../job/job.ts";
import type { JobIndex } from "../search/job-index/job-index.ts";
import { queryJobIndex } from "../search/job-index/query-job-index.ts";
import { readJobIds } from "../search/job-index/read-jobs.ts";
import { parseSearch } from "../text/parse-search.ts";
import type { HiddenEntries } from "../user/hidden-entries.ts";
import { NOW } from "./arbitrary-job.ts";
import { findJobsPlainly, type JobQuery } from "./find-jobs-plainly.ts";

/** Filters with defaults. */
export const filtersOf = (stated: z.input<typeof JobFilters> = {}): JobFilters => z.parse(JobFilters, stated);

export interface Asking {
  readonly page?: number;
  readonly pageSize?: number;
  readonly now?: Date;
  readonly hidden?: HiddenEntries | undefined;
  readonly newSince?: Date | undefined;
}

/** An index's response with job ids, without `alsoSearched` and the like, which may include words of removed jobs. */
export function askIndex(
  index: JobIndex,
  filters: JobFilters,
  { page = 1, pageSize = 50, now = NOW, ...visitor }: Asking = {},
) {
  const found = queryJobIndex(index, { filters, page, pageSize, ...visitor }, now);
  const {
    docs,
    facets,
    alsoSearched: _,
    otherTitles: __,
    notSearched: ___,
    exactSearch: ____,
    ...answer
  } = found;
  if (!facets) throw new Error("the answer has no facets");
  return { ...answer, facets, ids: readJobIds(index, docs) };
}

/** The expected response of an index of these jobs, except for suggestions. */
export function askPlainly(
  jobs: readonly Job[],
  filters: JobFilters,
  { page = 1, pageSize = 50, now = NOW, ...visitor }: Asking = {},
) {
  const query = { filters, page, pageSize, ...visitor };
  const { jobs: found, ...answer } = findJobsPlainly(jobs, query, now);
  const rescue = answer.totalJobs === 0 && { rescue: findRescue(jobs, query, now) };
  return { ...answer, ids: found.map((job): string => job.firestoreId), ...rescue };
}

function findRescue(jobs: readonly Job[], query: JobQuery, now: Date): FilterRescue[] {
  const { filters } = query;
  const { all, none } = parseSearch(filters.search);
  return FILTER_NAMES.filter((name) =>
    name === "search" ? all.length + none.length > 0 : isSet(filters, name),
  )
    .map((filter) => {
      const without = dropFilter(filters, filter);
      return { filter, totalJobs: findJobsPlainly(jobs, { ...query, filters: without }, now).totalJobs };
    })
    .filter(({ totalJobs }) => totalJobs > 0)
    .toSorted((a, b) => b.totalJobs - a.totalJobs);
}

function isSet(filters: JobFilters, name: Exclude<FilterName, "search">): boolean {
  if (!isListName(name)) return isSingleSet(name, filters);
  return filters[name].length + filters.exclude[name].length > 0;
}
