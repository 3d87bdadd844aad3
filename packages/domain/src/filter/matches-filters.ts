import type { Job } from "../job/job.ts";
import { normalizeTag } from "../job/tag.ts";
import { matchesSearch } from "../search/match-search.ts";
import { parseSearch, type SearchQuery } from "../search/parse-search.ts";
import { DATE_POSTED_HOURS } from "./dates-posted.ts";
import type { FacetName } from "./filter-names.ts";
import type { DatePosted, JobFilters, LocationFilter } from "./job-filters.ts";
import { matchesPay } from "./match-pay.ts";
import { locationsShowing } from "./match-place.ts";

/**
 * Whether a listing with these filters shows this job: the reference every faster way must agree with.
 * `now` decides what "posted in the last 24 hours" means. A closed job is judged like any other.
 *
 * @example matchesFilters(job, z.parse(JobFilters, { job_type: ["contract"] }), new Date());
 */
export function matchesFilters(job: Job, filters: JobFilters, now: Date): boolean {
  const failed = failedFilters(job, prepareFilters(filters, now));
  return failed !== "search" && failed.length === 0;
}

/** Filters made ready to be asked of many jobs. */
export type PreparedFilters = {
  search: SearchQuery;
  jobTypes: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  locations: readonly LocationFilter[];
  salary: JobFilters["salary"];
  tags: ReadonlySet<string>;
  postedAfter: number;
};

export function prepareFilters(filters: JobFilters, now: Date): PreparedFilters {
  return {
    search: parseSearch(filters.search),
    jobTypes: new Set(filters.job_type),
    categories: new Set(filters.categories),
    locations: filters.location,
    salary: filters.salary,
    tags: new Set(filters.tags.map(normalizeTag)),
    postedAfter: postedAfter(filters.date_posted, now),
  };
}

/** Jobs of a window are those published after this time (epoch milliseconds). */
export function postedAfter(window: DatePosted, now: Date): number {
  return now.getTime() - DATE_POSTED_HOURS[window] * 3_600_000;
}

/** The filters a job fails, or `"search"` where it fails the search, which has no facet to be counted in. */
export function failedFilters(job: Job, filters: PreparedFilters): FacetName[] | "search" {
  const failed: FacetName[] = [];
  if (!allows(filters.jobTypes, job.job_type)) failed.push("job_type");
  if (!allows(filters.categories, job.category)) failed.push("categories");
  if (filters.locations.length > 0) {
    const showing = locationsShowing(job.place);
    if (!filters.locations.some((location) => showing.has(location))) failed.push("location");
  }
  if (!matchesPay(job.pay, filters.salary)) failed.push("salary");
  if (filters.tags.size > 0 && !job.tags.some((tag) => filters.tags.has(tag))) failed.push("tags");
  if (job.publication_date.getTime() <= filters.postedAfter) failed.push("date_posted");
  // Reading a job's words costs most, so a job out of every list's reach is not searched.
  return failed.length < 2 && !matchesSearch(job, filters.search) ? "search" : failed;
}

const allows = (chosen: ReadonlySet<string>, value: string) => chosen.size === 0 || chosen.has(value);
