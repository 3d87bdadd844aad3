import type { JobFilters } from "@farwork/domain";

import { keptFilters, listActiveFilters } from "./active-filters.ts";
import { slugPath } from "./company-path.ts";
import { countryPath } from "./country-path.ts";
import { listingPath } from "./listing-path.ts";

const NO_LANDING = new URLSearchParams();

/** A listing's title: "Remote jobs: Contract". */
export function titleListing(filters: JobFilters): string {
  const labels = listActiveFilters(filters)
    .map(({ label }) => label)
    .join(", ");
  return labels === "" ? "Remote jobs" : `Remote jobs: ${labels}`;
}

/** A listing's document title. */
export function titleListingPage(filters: JobFilters, page: number): string {
  const title = titleListing(filters);
  return `${page > 1 ? `${title}, page ${page}` : title} · Farwork`;
}

/**
 * The one canonical address of a listing in any order: the company's page for the jobs of one company, and the
 * country's page, if it `hasPage`, for all jobs or one category of a country, since that shows the same jobs.
 */
export function canonicalPath(filters: JobFilters, page = 1, hasPage = false): string {
  if (hasPage && page === 1 && isOfCountry(filters)) {
    const { country } = filters.from;
    if (country !== undefined) return countryPath({ country, category: filters.categories[0] });
  }
  const [slug] = filters.companies;
  const isCompany = slug !== undefined && listActiveFilters(filters).length === 1;
  return isCompany ? slugPath(slug, page) : listingPath(keptFilters(filters), page, NO_LANDING);
}

/** Whether it shows everything open to people in a country, or one category of it. */
export function isOfCountry(filters: JobFilters): boolean {
  const { from, categories } = filters;
  const others = listActiveFilters(filters).length - categories.length;
  return from.country !== undefined && categories.length <= 1 && others === 1;
}
