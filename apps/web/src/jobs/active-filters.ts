import type { FilterName, JobFilters } from "@farwork/domain";
import { DATE_POSTED_LABELS } from "@farwork/domain/filter/dates-posted";
import { filtersFromQuery } from "@farwork/domain/filter/filter-query";
import { CATEGORY_LABELS } from "@farwork/domain/job/job-categories";
import { JOB_TYPE_LABELS } from "@farwork/domain/job/job-types";
import { formatLocation } from "@farwork/domain/place/format-place";

import { formatPayFilter } from "./pay-filter.ts";

/** Everything, as the plain address `/` shows it. */
export const NO_FILTERS: JobFilters = filtersFromQuery(new URLSearchParams());

/** One thing the reader asked for, the filter it was chosen in, its words, and the filters without it. */
export type ActiveFilter = { key: string; filter: FilterName; label: string; without: JobFilters };

/** Every single choice in these filters, in the order of their names in an address. */
export function listActiveFilters(filters: JobFilters): ActiveFilter[] {
  const { search, job_type, categories, location, salary, tags, date_posted } = filters;
  const describe = <Name extends FilterName>(
    filter: Name,
    key: string,
    label: string,
    left: JobFilters[Name] = NO_FILTERS[filter],
  ) => ({ key, filter, label, without: { ...filters, [filter]: left } });
  const filtersByPay = salary.min !== undefined || salary.currency !== undefined;
  return [
    ...(search === "" ? [] : [describe("search", "q", `“${search}”`)]),
    ...job_type.map((type) => describe("job_type", `type-${type}`, labelJobType(type), drop(job_type, type))),
    ...categories.map((category) =>
      describe("categories", `category-${category}`, CATEGORY_LABELS[category], drop(categories, category)),
    ),
    ...location.map((place) =>
      describe("location", `location-${place}`, formatLocation(place), drop(location, place)),
    ),
    ...(filtersByPay ? [describe("salary", "pay", formatPayFilter(salary))] : []),
    ...tags.map((tag) => describe("tags", `tag-${tag}`, tag, drop(tags, tag))),
    ...(date_posted === "any" ? [] : [describe("date_posted", "posted", DATE_POSTED_LABELS[date_posted])]),
  ];
}

/** The filters with nothing chosen in one of them. */
export function dropFilter(filters: JobFilters, filter: FilterName): JobFilters {
  return { ...filters, [filter]: NO_FILTERS[filter] };
}

function drop<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((kept) => kept !== value);
}

// "Not stated" says of what beside the filter's own heading, but not among the other filters' words.
function labelJobType(type: JobFilters["job_type"][number]): string {
  return type === "unspecified" ? "Job type not stated" : JOB_TYPE_LABELS[type];
}
