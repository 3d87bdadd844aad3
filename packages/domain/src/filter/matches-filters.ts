import { companySlug } from "../company/company-slug.ts";
import type { Job } from "../job/job.ts";
import { normalizeTag } from "../job/tag.ts";
import type { LocationFilter, Place } from "../place/place.ts";
import { parseSearch, type SearchQuery } from "../text/parse-search.ts";
import { DATE_POSTED_HOURS } from "./dates-posted.ts";
import type { DatePosted, JobFilters } from "./job-filters.ts";
import { matchesPay } from "./match-pay.ts";
import { excludesPlace, showsPlace } from "./match-place.ts";
import { matchesSearch } from "./match-search.ts";
import type { FilterName } from "./nothing-found.ts";

/**
 * Whether a listing with these filters shows this job: the reference every faster way must agree with.
 * `now` decides what "posted in the last 24 hours" means. A closed job is judged like any other.
 *
 * @example matchesFilters(job, z.parse(JobFilters, { job_type: ["contract"] }), now); // => true
 */
export function matchesFilters(job: Job, filters: JobFilters, now: Date): boolean {
  const failed = failedFilters(job, prepareFilters(filters, now));
  return failed !== "search" && failed.length === 0;
}

/** Filters made ready to be asked of many jobs. */
export type PreparedFilters = {
  search: SearchQuery;
  jobTypes: Choice;
  categories: Choice;
  locations: readonly LocationFilter[];
  excludedLocations: readonly LocationFilter[];
  salary: JobFilters["salary"];
  tags: Choice;
  companies: Choice;
  postedAfter: number;
};

/** Values of which one is asked for, and values of which none may be. */
type Choice = { chosen: ReadonlySet<string>; excluded: ReadonlySet<string> };

export function prepareFilters(filters: JobFilters, now: Date): PreparedFilters {
  const { exclude } = filters;
  const choose = (chosen: readonly string[], excluded: readonly string[]): Choice => ({
    chosen: new Set(chosen),
    excluded: new Set(excluded),
  });
  return {
    search: parseSearch(filters.search),
    jobTypes: choose(filters.job_type, exclude.job_type),
    categories: choose(filters.categories, exclude.categories),
    locations: filters.location,
    excludedLocations: exclude.location,
    salary: filters.salary,
    tags: choose(filters.tags.map(normalizeTag), exclude.tags.map(normalizeTag)),
    companies: choose(filters.companies, exclude.companies),
    postedAfter: postedAfter(filters.date_posted, now),
  };
}

/** Jobs of a window are those published after this time (epoch milliseconds). */
export function postedAfter(window: DatePosted, now: Date): number {
  return now.getTime() - DATE_POSTED_HOURS[window] * 3_600_000;
}

/** The filters a job fails, or `"search"` where it fails the search: the one filter that costs more to ask. */
export function failedFilters(
  job: Job,
  filters: PreparedFilters,
): Exclude<FilterName, "search">[] | "search" {
  const failed: Exclude<FilterName, "search">[] = [];
  if (!allows(filters.jobTypes, [job.job_type])) failed.push("job_type");
  if (!allows(filters.categories, [job.category])) failed.push("categories");
  if (!allowsPlace(filters, job.place)) failed.push("location");
  if (!matchesPay(job.pay, filters.salary)) failed.push("salary");
  if (!allows(filters.tags, job.tags)) failed.push("tags");
  if (!allows(filters.companies, [companySlug(job.company_name) ?? ""])) failed.push("companies");
  if (job.publication_date.getTime() <= filters.postedAfter) failed.push("date_posted");
  // Reading a job's words costs most, so a job out of every list's reach is not searched.
  return failed.length < 2 && !matchesSearch(job, filters.search) ? "search" : failed;
}

function allows({ chosen, excluded }: Choice, values: readonly string[]): boolean {
  if (values.some((value) => excluded.has(value))) return false;
  return chosen.size === 0 || values.some((value) => chosen.has(value));
}

function allowsPlace({ locations, excludedLocations }: PreparedFilters, place: Place): boolean {
  if (excludedLocations.some((location) => excludesPlace(location, place))) return false;
  return locations.length === 0 || locations.some((location) => showsPlace(location, place));
}
