import type { JobFilters } from "@farwork/domain";
import { type CompanySlug, companySlug } from "@farwork/domain/company";
import { filtersToQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";
import { formatLocation } from "@farwork/domain/place";

import { ANY_COUNTRY, READER_PARAM } from "../../platform/requests/reader-search.ts";
import { HIDDEN_PARAM, SHOW_HIDDEN, showsHidden } from "../hidden-jobs/hidden-entries.ts";

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

/**
 * The page of a company's open jobs. Undefined for a name without letters or digits.
 *
 * @example companyPath("Tern & Co"); // "/companies/tern-co"
 */
export function companyPath(name: string, page = 1): string | undefined {
  const slug = companySlug(name);
  return slug === undefined ? undefined : slugPath(slug, page);
}

/** Like `companyPath`, by slug. */
export function slugPath(slug: CompanySlug, page = 1): string {
  const path = `/companies/${encodeURIComponent(slug)}`;
  return page === 1 ? path : `${path}?page=${page}`;
}

/** The content of a country page: all jobs open to people there, or those of one category. */
export type CountryField = {
  readonly country: string;
  readonly category?: JobFilters["categories"][number] | undefined;
};

/**
 * The page of jobs open to people in a country.
 *
 * @example countryPath({ country: "BR", category: "design" }); // "/in/brazil/design"
 */
export function countryPath({ country, category }: CountryField, page = 1): string {
  const path = ["/in", countrySlug(country), ...(category === undefined ? [] : [category])].join("/");
  return page === 1 ? path : `${path}?page=${page}`;
}

/** A country in such an address. */
export function countrySlug(country: string): string {
  return companySlug(formatLocation(country)) ?? country.toLowerCase();
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
