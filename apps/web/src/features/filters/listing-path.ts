import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";

import { ANY_COUNTRY, READER_PARAM } from "../../platform/requests/reader-search.ts";

/** The query parameter that shows hidden jobs among the others: `/?hidden=show`. */
export const HIDDEN_PARAM = "hidden";
export const SHOW_HIDDEN = "show";

/**
 * The listing's address for these filters and page. Keeps from `landing` its marketing parameters, the display of
 * hidden entries, and an explicit choice of any country, which keeps the remembered one from being added.
 *
 * @example listingPath(filters, 2, new URLSearchParams("utm_source=x")); // "/?q=react&page=2&utm_source=x"
 */
export function listingPath(filters: JobFilters, page: number, landing: URLSearchParams): string {
  const query = filtersToQuery(filters, page);
  if (landing.get(READER_PARAM) && !query.has(READER_PARAM)) query.set(READER_PARAM, ANY_COUNTRY);
  // Without an amount, the terms of pay come from the reader.
  if (filters.salary.min === undefined) for (const name of ["currency", "period"]) query.delete(name);
  if (showsHidden(landing)) query.set(HIDDEN_PARAM, SHOW_HIDDEN);
  return withMarketingParams(query.size === 0 ? "/" : `/?${query}`, landing);
}

/** Whether an address shows hidden entries. */
export function showsHidden(params: URLSearchParams): boolean {
  return params.get(HIDDEN_PARAM) === SHOW_HIDDEN;
}

/** Sets or removes the parameter that shows hidden entries. */
export function withHidden(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (isShown) changed.set(HIDDEN_PARAM, SHOW_HIDDEN);
  else changed.delete(HIDDEN_PARAM);
  return changed;
}
