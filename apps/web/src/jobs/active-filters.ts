import type { FilterName, JobFilters } from "@farwork/domain";
import { DATE_POSTED_LABELS, filtersFromQuery } from "@farwork/domain/filter";
import { CATEGORY_LABELS, JOB_TYPE_LABELS } from "@farwork/domain/job";

import { labelFrom, labelLocation } from "./filter-labels.ts";
import { formatPayFilter } from "./pay-filter.ts";

/** Everything, as the plain address `/` shows it. */
export const NO_FILTERS: JobFilters = filtersFromQuery(new URLSearchParams());

/** One thing the reader asked for, the filter it was chosen in, its words, and the filters without it. */
export type ActiveFilter = { key: string; filter: FilterName; label: string; without: JobFilters };

/**
 * Every single choice in these filters, in the order of their names in an address; what is excluded stands last. An
 * address names a company by its slug alone: `companies` are those whose names are known, by their slugs.
 */
export function listActiveFilters(
  filters: JobFilters,
  companies: ReadonlyMap<string, string> = new Map(),
): ActiveFilter[] {
  const { search, salary, date_posted, exclude } = filters;
  const labels = {
    ...LABELS,
    companies: (slug: string) => companies.get(slug) ?? guessName(slug),
  };
  const describe = (filter: FilterName, key: string, label: string, left: Partial<JobFilters>) => ({
    key,
    filter,
    label,
    without: { ...filters, ...left },
  });
  const listChosen = (filter: ListFilter) =>
    filters[filter].map((value: string) =>
      describe(filter, `${filter}-${value}`, labels[filter](value), {
        [filter]: drop(filters[filter], value),
      }),
    );
  const listExcluded = (filter: ListFilter) =>
    exclude[filter].map((value: string) =>
      describe(filter, `not-${filter}-${value}`, `Not ${labels[filter](value)}`, {
        exclude: { ...exclude, [filter]: drop(exclude[filter], value) },
      }),
    );
  const filtersByPay = salary.min !== undefined || salary.currency !== undefined;
  const without = (filter: "search" | "salary" | "date_posted") => ({ [filter]: NO_FILTERS[filter] });
  return [
    ...(search === "" ? [] : [describe("search", "q", `“${search}”`, without("search"))]),
    ...BEFORE_PAY.flatMap(listChosen),
    ...(filtersByPay ? [describe("salary", "pay", formatPayFilter(salary), without("salary"))] : []),
    ...AFTER_PAY.flatMap(listChosen),
    ...(date_posted === "any"
      ? []
      : [describe("date_posted", "posted", DATE_POSTED_LABELS[date_posted], without("date_posted"))]),
    ...[...BEFORE_PAY, ...AFTER_PAY].flatMap(listExcluded),
  ];
}

/** The filters with nothing chosen in one of them, and nothing excluded. */
export function dropFilter(filters: JobFilters, filter: FilterName): JobFilters {
  const exclude = { ...filters.exclude, ...(filter in filters.exclude && { [filter]: [] }) };
  return { ...filters, exclude, [filter]: NO_FILTERS[filter] };
}

/** Every job, in the order that was chosen. */
export function dropEveryFilter({ sort }: JobFilters): JobFilters {
  return { ...NO_FILTERS, sort };
}

/** What a company is called that none of the jobs at hand is of, from its slug: "lantern-rule" is "Lantern Rule". */
function guessName(slug: string): string {
  return slug.replaceAll("-", " ").replaceAll(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase());
}

function drop(values: readonly string[], value: string): string[] {
  return values.filter((kept) => kept !== value);
}

type ListFilter = keyof JobFilters["exclude"];

const BEFORE_PAY: readonly ListFilter[] = ["job_type", "categories", "location"];
const AFTER_PAY: readonly ListFilter[] = ["tags", "companies"];

const LABELS = {
  job_type: labelJobType,
  categories: labelFrom(CATEGORY_LABELS),
  location: labelLocation,
  tags: (tag: string) => tag,
};

// "Not stated" says of what beside the filter's own heading, but not among the other filters' words.
function labelJobType(type: string): string {
  return type === "unspecified" ? "Job type not stated" : labelFrom(JOB_TYPE_LABELS)(type);
}
