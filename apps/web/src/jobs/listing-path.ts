import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter/filter-query";
import { withMarketingParams } from "@farwork/domain/links/marketing-params";

/**
 * The listing's address for these filters and page, carrying on the marketing parameters of `landing`.
 *
 * @example listingPath(filters, 2, new URLSearchParams("utm_source=x")); // "/?q=react&page=2&utm_source=x"
 */
export function listingPath(filters: JobFilters, page: number, landing: URLSearchParams): string {
  const query = filtersToQuery(filters, page).toString();
  return withMarketingParams(query === "" ? "/" : `/?${query}`, landing);
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
