import type { JobFilters } from "@farwork/domain";
import { type CompanySlug, companySlug } from "@farwork/domain/company";
import { filtersToQuery } from "@farwork/domain/filter";
import { withMarketingParams } from "@farwork/domain/links";
import { formatLocation } from "@farwork/domain/place";

import { ANY_COUNTRY, READER_PARAM } from "../../platform/requests/reader-search.ts";
import { HIDDEN_PARAM, SHOW_HIDDEN, showsHidden } from "../hidden-jobs/hidden-entries.ts";

/**
 * The listing's address for these filters and page, carrying on of `landing` the marketing parameters, that hidden
 * entries are shown, and that it speaks of its reader's country: one that asks for any is not filled up by what a browser
 * remembers.
 *
 * @example listingPath(filters, 2, new URLSearchParams("utm_source=x")); // "/?q=react&page=2&utm_source=x"
 */
export function listingPath(filters: JobFilters, page: number, landing: URLSearchParams): string {
  const query = filtersToQuery(filters, page);
  if (landing.get(READER_PARAM) && !query.has(READER_PARAM)) query.set(READER_PARAM, ANY_COUNTRY);
  // In which terms pay is thought of is the reader's own, until they ask for an amount.
  if (filters.salary.min === undefined) for (const name of ["currency", "period"]) query.delete(name);
  if (showsHidden(landing)) query.set(HIDDEN_PARAM, SHOW_HIDDEN);
  return withMarketingParams(query.size === 0 ? "/" : `/?${query}`, landing);
}

/**
 * The page of a company's open jobs; pages after the first are its query's. Undefined for a name that has neither
 * letter nor digit.
 *
 * @example companyPath("Tern & Co"); // "/companies/tern-co"
 */
export function companyPath(name: string, page = 1): string | undefined {
  const slug = companySlug(name);
  return slug === undefined ? undefined : slugPath(slug, page);
}

/** The same where the slug is known. */
export function slugPath(slug: CompanySlug, page = 1): string {
  const path = `/companies/${encodeURIComponent(slug)}`;
  return page === 1 ? path : `${path}?page=${page}`;
}

/** What a country's page is of: all jobs open to people there, or those of one field. */
export type CountryField = {
  readonly country: string;
  readonly category?: JobFilters["categories"][number] | undefined;
};

/**
 * The page of the jobs that are open to people in a country; pages after the first are its query's.
 *
 * @example countryPath({ country: "BR", category: "design" }); // "/in/brazil/design"
 */
export function countryPath({ country, category }: CountryField, page = 1): string {
  const path = ["/in", countrySlug(country), ...(category === undefined ? [] : [category])].join("/");
  return page === 1 ? path : `${path}?page=${page}`;
}

/** What such an address calls a country. */
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
