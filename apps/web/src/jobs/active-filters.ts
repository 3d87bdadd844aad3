import type { JobFilters } from "@farwork/domain";
import { DATE_POSTED_LABELS } from "@farwork/domain/filter/dates-posted";
import { filtersFromQuery } from "@farwork/domain/filter/filter-query";
import { CATEGORY_LABELS } from "@farwork/domain/job/job-categories";
import { JOB_TYPE_LABELS } from "@farwork/domain/job/job-types";
import { formatLocation } from "@farwork/domain/place/format-place";

import { formatPayFilter } from "./pay-filter.ts";

/** Everything, as the plain address `/` shows it. */
export const NO_FILTERS: JobFilters = filtersFromQuery(new URLSearchParams());

/** One thing the reader asked for, in words; the filters without it; and it alone. */
export type ActiveFilter = { key: string; label: string; without: JobFilters; alone: JobFilters };

/** Every single choice in these filters, in the order of their names in an address. */
export function listActiveFilters(filters: JobFilters): ActiveFilter[] {
  const { search, job_type, categories, location, salary, tags, date_posted } = filters;
  const describe = (
    key: string,
    label: string,
    without: Partial<JobFilters>,
    alone: Partial<JobFilters>,
  ) => ({
    key,
    label,
    without: { ...filters, ...without },
    alone: { ...NO_FILTERS, ...alone },
  });
  const filtersByPay = salary.min !== undefined || salary.currency !== undefined;
  return [
    ...(search === "" ? [] : [describe("q", `“${search}”`, { search: "" }, { search })]),
    ...job_type.map((type) =>
      describe(`type-${type}`, labelJobType(type), { job_type: drop(job_type, type) }, { job_type: [type] }),
    ),
    ...categories.map((category) =>
      describe(
        `category-${category}`,
        CATEGORY_LABELS[category],
        { categories: drop(categories, category) },
        { categories: [category] },
      ),
    ),
    ...location.map((place) =>
      describe(
        `location-${place}`,
        formatLocation(place),
        { location: drop(location, place) },
        { location: [place] },
      ),
    ),
    ...(filtersByPay
      ? [describe("pay", formatPayFilter(salary), { salary: NO_FILTERS.salary }, { salary })]
      : []),
    ...tags.map((tag) => describe(`tag-${tag}`, tag, { tags: drop(tags, tag) }, { tags: [tag] })),
    ...(date_posted === "any"
      ? []
      : [describe("posted", DATE_POSTED_LABELS[date_posted], { date_posted: "any" }, { date_posted })]),
  ];
}

function drop<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((kept) => kept !== value);
}

// "Not stated" says of what beside the filter's own heading, but not among the other filters' words.
function labelJobType(type: JobFilters["job_type"][number]): string {
  return type === "unspecified" ? "Job type not stated" : JOB_TYPE_LABELS[type];
}
