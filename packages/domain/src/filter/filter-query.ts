import { MAX_PAGE } from "../contract/paging.ts";
import { JOB_CATEGORIES } from "../job/job-categories.ts";
import { JOB_TYPES } from "../job/job-types.ts";
import { normalizeTag } from "../job/tag.ts";
import { COUNTRY_CODES } from "../place/country-codes.ts";
import { REGIONS } from "../place/regions.ts";
import { DATE_POSTED } from "./dates-posted.ts";
import { MAX_FILTER_VALUES, MAX_SALARY_MIN, MAX_SEARCH_LENGTH } from "./filter-limits.ts";
import type { JobFilters, LocationFilter, SalaryFilter } from "./job-filters.ts";

/**
 * A listing's address: filters and page as query parameters in one order, defaults left out, list values
 * sorted, so equal filters have equal addresses. Reading it back with `filtersFromQuery` gives the same
 * filters, lists sorted, repeated values once, tags as `normalizeTag` spells them, pay in whole units.
 *
 * @example filtersToQuery(filters, 2).toString(); // "q=react&type=contract%2Cfull_time&page=2"
 */
export function filtersToQuery(filters: JobFilters, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string) => {
    if (value !== "") params.set(name, value);
  };
  set("q", readSearch(filters.search));
  set("type", canonicalList(filters.job_type, readJobType));
  set("category", canonicalList(filters.categories, readCategory));
  set("location", canonicalList(filters.location, readLocation));
  set("salary_min", filters.salary.min === undefined ? "" : String(Math.floor(filters.salary.min)));
  set("currency", filters.salary.currency ?? "");
  set("unstated", filters.salary.includeUnstated ? "1" : "");
  set("tag", canonicalList(filters.tags, normalizeTag));
  set("posted", filters.date_posted === "any" ? "" : filters.date_posted);
  set("page", page === 1 ? "" : String(page));
  return params;
}

/**
 * The filters an address asks for. Never throws: unknown, absurd and surplus values are dropped. A list may
 * come with commas or as a repeated parameter, as a plain HTML form sends it. Parameters that are not ours
 * (marketing ones, say) are ignored.
 *
 * @example filtersFromQuery(new URLSearchParams("type=contract,nonsense")).job_type; // ["contract"]
 */
export function filtersFromQuery(params: URLSearchParams): JobFilters {
  return {
    search: readSearch(params.get("q") ?? ""),
    job_type: readList(params, "type", readJobType),
    categories: readList(params, "category", readCategory),
    location: readList(params, "location", readLocation),
    salary: readSalary(params),
    tags: readList(params, "tag", normalizeTag),
    date_posted: DATE_POSTED.find((window) => window === params.get("posted")) ?? "any",
  };
}

/** The page an address asks for, from 1; anything that is no page number is page 1. */
export function pageFromQuery(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

function readSearch(text: string): string {
  // Control characters are no words, and browsers refuse pages that repeat a NUL.
  const cut = text
    .replace(/\p{Cc}/gu, " ")
    .toWellFormed()
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed();
  return cut.trim() === "" ? "" : cut;
}

const readJobType = (text: string) => JOB_TYPES.find((type) => type === text);
const readCategory = (text: string) => JOB_CATEGORIES.find((category) => category === text);

function readLocation(text: string): LocationFilter | undefined {
  if (text === "worldwide" || text === "unstated") return text;
  const code = text.toUpperCase();
  return REGIONS.find((region) => region === text) ?? (COUNTRY_CODES.has(code) ? code : undefined);
}

function readSalary(params: URLSearchParams): SalaryFilter {
  const min = (params.get("salary_min") ?? "").replace(/[\s,]/g, "");
  const currency = (params.get("currency") ?? "").toUpperCase();
  const unstated = params.get("unstated");
  return {
    ...(/^\d{1,9}$/.test(min) && Number(min) <= MAX_SALARY_MIN && { min: Number(min) }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    includeUnstated: unstated === "1" || unstated === "true" || unstated === "on",
  };
}

function readList<Value extends string>(
  params: URLSearchParams,
  name: string,
  read: (text: string) => Value | undefined,
): Value[] {
  const texts = params.getAll(name).flatMap((list) => list.split(","));
  return canonicalValues(
    texts.map((text) => text.trim()),
    read,
  );
}

function canonicalList(values: readonly string[], read: (text: string) => string | undefined): string {
  return canonicalValues(values, read).join(",");
}

function canonicalValues<Value extends string>(
  texts: readonly string[],
  read: (text: string) => Value | undefined,
): Value[] {
  const values = new Set<Value>();
  for (const text of texts) {
    const value = read(text);
    if (value && values.size < MAX_FILTER_VALUES) values.add(value);
  }
  return [...values].toSorted();
}
