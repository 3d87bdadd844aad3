import { buildRecord } from "./filter-kinds.ts";
import { MAX_FILTER_VALUES } from "./filter-limits.ts";
import {
  FILTER_NAMES,
  type FilterName,
  isListName,
  LIST_FILTERS,
  LIST_NAMES,
  type ListValues,
} from "./filter-names.ts";
import type { JobFilters } from "./job-filters.ts";
import { JOB_ORDERS } from "./job-orders.ts";
import { MAX_PAGE } from "./paging.ts";
import { readSingles, writeSingle } from "./single-values.ts";

/**
 * Writes filters and page as the query of a listing's URL. The order is fixed, defaults are left out and list values
 * are sorted, with a hyphen before excluded ones, so equal filters have equal URLs. `filtersFromQuery` reads back the
 * same filters with sorted and deduplicated lists, tags as spelled by `normalizeTag` and pay in whole units.
 *
 * @example
 * const filters = filtersFromQuery(new URLSearchParams("type=contract,-internship&q=react"));
 * filtersToQuery(filters, 2).toString(); // => "q=react&type=-internship%2Ccontract&page=2"
 */
export function filtersToQuery(filters: JobFilters, page = 1): URLSearchParams {
  const stated = FILTER_NAMES.flatMap((name) => Object.entries(writeFilter(name, filters)));
  const sort = filters.sort === "relevance" ? "" : filters.sort;
  const all = [...stated, ["sort", sort], ["page", page === 1 ? "" : String(page)]];
  return new URLSearchParams(all.filter(([, text]) => text !== ""));
}

/**
 * Reads filters from a URL's query. Never throws: unknown, invalid and surplus values are dropped. Lists may be joined
 * by commas or repeated parameters, as sent by a plain HTML form. Other parameters (e.g. marketing ones) are ignored.
 *
 * @example filtersFromQuery(new URLSearchParams("type=contract,nonsense")).job_type; // => ["contract"]
 */
export function filtersFromQuery(params: URLSearchParams): JobFilters {
  const read = (isExcluded: boolean) =>
    buildRecord<Lists>(LIST_NAMES, (name) => {
      const { param, read: readValue } = LIST_FILTERS[name];
      return listValues(readTexts(params, param, isExcluded), readValue);
    });
  return {
    ...read(false),
    ...readSingles(params),
    exclude: read(true),
    sort: JOB_ORDERS.find((order) => order === params.get("sort")) ?? "relevance",
  };
}

/**
 * Reads the page, starting at 1, from a URL's query; anything invalid is page 1.
 *
 * @example pageFromQuery(new URLSearchParams("page=3")); // => 3
 */
export function pageFromQuery(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

type Lists = { [Name in keyof ListValues]: ListValues[Name][] };

const EXCLUDED = "-";

function writeFilter(name: FilterName, filters: JobFilters): Readonly<Record<string, string>> {
  if (!isListName(name)) return writeSingle(name, filters);
  // A page writes dozens of URLs, in which most lists are empty.
  if (filters[name].length === 0 && filters.exclude[name].length === 0) return {};
  const { param, read } = LIST_FILTERS[name];
  const excluded = listValues(filters.exclude[name], read).map((value) => `${EXCLUDED}${value}`);
  return { [param]: [...excluded, ...listValues(filters[name], read)].join(",") };
}

/** The chosen or the excluded texts of a list parameter. */
function readTexts(params: URLSearchParams, param: string, isExcluded: boolean): string[] {
  return params
    .getAll(param)
    .flatMap((list) => list.split(",").map((text) => text.trim()))
    .filter((text) => text.startsWith(EXCLUDED) === isExcluded)
    .map((text) => (isExcluded ? text.slice(EXCLUDED.length) : text));
}

/** Parses texts as values: sorted, deduplicated and limited to the maximum. */
function listValues<Value extends string>(
  texts: readonly string[],
  read: (text: string) => Value | undefined,
): Value[] {
  const values = new Set<Value>();
  for (const text of new Set(texts)) {
    const value = read(text);
    if (value && values.size < MAX_FILTER_VALUES) values.add(value);
  }
  return [...values].toSorted();
}
