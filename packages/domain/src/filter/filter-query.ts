import { companySlug } from "../company/company-slug.ts";
import { JOB_CATEGORIES } from "../job/job-categories.ts";
import { JOB_TYPES } from "../job/job-types.ts";
import { normalizeTag } from "../job/tag.ts";
import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { LocationFilter } from "../place/place.ts";
import { REGIONS } from "../place/regions.ts";
import { MAX_SEARCH_LENGTH } from "../text/search-length.ts";
import { DATE_POSTED } from "./dates-posted.ts";
import { MAX_FILTER_VALUES, MAX_SALARY_MIN } from "./filter-limits.ts";
import type { JobFilters, SalaryFilter } from "./job-filters.ts";
import { JOB_ORDERS } from "./job-orders.ts";
import { MAX_PAGE } from "./paging.ts";

/**
 * A listing's address: filters and page as query parameters in one order, defaults left out, list values sorted,
 * excluded ones among them behind a hyphen, so equal filters have equal addresses. Reading it back with
 * `filtersFromQuery` gives the same filters, lists sorted, repeated values once, tags as `normalizeTag` spells them,
 * pay in whole units.
 *
 * @example
 * const filters = filtersFromQuery(new URLSearchParams("type=contract,-internship&q=react"));
 * filtersToQuery(filters, 2).toString(); // => "q=react&type=-internship%2Ccontract&page=2"
 */
export function filtersToQuery(filters: JobFilters, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string) => {
    if (value !== "") params.set(name, value);
  };
  set("q", readSearch(filters.search));
  const { exclude } = filters;
  set("type", canonicalList(filters.job_type, exclude.job_type, readJobType));
  set("category", canonicalList(filters.categories, exclude.categories, readCategory));
  set("location", canonicalList(filters.location, exclude.location, readLocation));
  set("salary_min", filters.salary.min === undefined ? "" : String(Math.floor(filters.salary.min)));
  set("currency", filters.salary.currency ?? "");
  set("unstated", filters.salary.includeUnstated ? "1" : "");
  set("tag", canonicalList(filters.tags, exclude.tags, normalizeTag));
  set("company", canonicalList(filters.companies, exclude.companies, companySlug));
  set("posted", filters.date_posted === "any" ? "" : filters.date_posted);
  set("sort", filters.sort === "relevance" ? "" : filters.sort);
  set("page", page === 1 ? "" : String(page));
  return params;
}

/**
 * The filters an address asks for. Never throws: unknown, absurd and surplus values are dropped. A list may
 * come with commas or as a repeated parameter, as a plain HTML form sends it. Parameters that are not ours
 * (marketing ones, say) are ignored.
 *
 * @example filtersFromQuery(new URLSearchParams("type=contract,nonsense")).job_type; // => ["contract"]
 */
export function filtersFromQuery(params: URLSearchParams): JobFilters {
  const types = readList(params, "type", readJobType);
  const categories = readList(params, "category", readCategory);
  const locations = readList(params, "location", readLocation);
  const tags = readList(params, "tag", normalizeTag);
  const companies = readList(params, "company", companySlug);
  return {
    search: readSearch(params.get("q") ?? ""),
    job_type: types.chosen,
    categories: categories.chosen,
    location: locations.chosen,
    tags: tags.chosen,
    companies: companies.chosen,
    salary: readSalary(params),
    date_posted: DATE_POSTED.find((window) => window === params.get("posted")) ?? "any",
    exclude: {
      job_type: types.excluded,
      categories: categories.excluded,
      location: locations.excluded,
      tags: tags.excluded,
      companies: companies.excluded,
    },
    sort: JOB_ORDERS.find((order) => order === params.get("sort")) ?? "relevance",
  };
}

/**
 * The page an address asks for, from 1; anything that is no page number is page 1.
 *
 * @example pageFromQuery(new URLSearchParams("page=3")); // => 3
 */
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

const EXCLUDED = "-";

function readList<Value extends string>(
  params: URLSearchParams,
  name: string,
  read: (text: string) => Value | undefined,
): { chosen: Value[]; excluded: Value[] } {
  const texts = params.getAll(name).flatMap((list) => list.split(",").map((text) => text.trim()));
  const isExcluded = (text: string) => text.startsWith(EXCLUDED);
  return {
    chosen: canonicalValues(
      texts.filter((text) => !isExcluded(text)),
      read,
    ),
    excluded: canonicalValues(
      texts.filter(isExcluded).map((text) => text.slice(EXCLUDED.length)),
      read,
    ),
  };
}

function canonicalList(
  chosen: readonly string[],
  excluded: readonly string[],
  read: (text: string) => string | undefined,
): string {
  const without = canonicalValues(excluded, read).map((value) => `${EXCLUDED}${value}`);
  return [...without, ...canonicalValues(chosen, read)].join(",");
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
