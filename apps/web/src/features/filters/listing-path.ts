import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";

import { HIDDEN_PARAM, SHOW_HIDDEN, showsHidden } from "../hidden-jobs/hidden-entries.ts";

/**
 * The listing's address for these filters and page, carrying on of `landing` the marketing parameters and that hidden
 * entries are shown.
 *
 * @example listingPath(filters, 2, new URLSearchParams("utm_source=x")); // "/?q=react&page=2&utm_source=x"
 */
export function listingPath(filters: JobFilters, page: number, landing: URLSearchParams): string {
  const query = filtersToQuery(filters, page);
  if (showsHidden(landing)) query.set(HIDDEN_PARAM, SHOW_HIDDEN);
  return withMarketingParams(query.size === 0 ? "/" : `/?${query}`, landing);
}

/** Next's `searchParams`, repeated parameters included. */
export function toSearchParams(
  given: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(given)) {
    for (const value of [values ?? []].flat()) params.append(name, value);
  }
  return params;
}
