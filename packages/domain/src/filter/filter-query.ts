import { mapNames } from "./filter-kinds.ts";
import { MAX_FILTER_VALUES } from "./filter-limits.ts";
import {
  FILTER_NAMES,
  type FilterName,
  isListName,
  LIST_FILTERS,
  LIST_NAMES,
  type ListValues,
  SINGLE_FILTERS,
  SINGLE_NAMES,
  type SingleFilterName,
  type SingleValues,
} from "./filter-names.ts";
import type { JobFilters } from "./job-filters.ts";
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
  const stated = FILTER_NAMES.flatMap((name) => Object.entries(writeFilter(name, filters)));
  const sort = filters.sort === "relevance" ? "" : filters.sort;
  const all = [...stated, ["sort", sort], ["page", page === 1 ? "" : String(page)]];
  return new URLSearchParams(all.filter(([, text]) => text !== ""));
}

/**
 * The filters an address asks for. Never throws: unknown, absurd and surplus values are dropped. A list may
 * come with commas or as a repeated parameter, as a plain HTML form sends it. Parameters that are not ours
 * (marketing ones, say) are ignored.
 *
 * @example filtersFromQuery(new URLSearchParams("type=contract,nonsense")).job_type; // => ["contract"]
 */
export function filtersFromQuery(params: URLSearchParams): JobFilters {
  const read = (isExcluded: boolean) =>
    mapNames<Lists>(LIST_NAMES, (name) => {
      const { param, read: readValue } = LIST_FILTERS[name];
      return listValues(readTexts(params, param, isExcluded), readValue);
    });
  return {
    ...read(false),
    ...mapNames<SingleValues>(SINGLE_NAMES, (name) => SINGLE_FILTERS[name].readFrom(params)),
    exclude: read(true),
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

type Lists = { [Name in keyof ListValues]: ListValues[Name][] };

const EXCLUDED = "-";

function writeFilter(name: FilterName, filters: JobFilters): Readonly<Record<string, string>> {
  if (!isListName(name)) return writeSingle(name, filters);
  // A page writes dozens of addresses, of which most lists say nothing.
  if (filters[name].length === 0 && filters.exclude[name].length === 0) return {};
  const { param, read } = LIST_FILTERS[name];
  const excluded = listValues(filters.exclude[name], read).map((value) => `${EXCLUDED}${value}`);
  return { [param]: [...excluded, ...listValues(filters[name], read)].join(",") };
}

function writeSingle<Name extends SingleFilterName>(name: Name, filters: Pick<SingleValues, Name>) {
  return SINGLE_FILTERS[name].write(filters[name]);
}

/** What a list parameter says, of what is chosen or of what is excluded. */
function readTexts(params: URLSearchParams, param: string, isExcluded: boolean): string[] {
  return params
    .getAll(param)
    .flatMap((list) => list.split(",").map((text) => text.trim()))
    .filter((text) => text.startsWith(EXCLUDED) === isExcluded)
    .map((text) => (isExcluded ? text.slice(EXCLUDED.length) : text));
}

/** Texts as values: sorted, each once, as many as a list may have. */
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
