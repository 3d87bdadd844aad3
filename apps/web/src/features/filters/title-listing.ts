import type { JobFilters } from "@farwork/domain";

import { keptFilters, listActiveFilters } from "./active-filters.ts";
import { countryPath, listingPath, slugPath } from "./listing-path.ts";

const NO_LANDING = new URLSearchParams();

/** What a listing is of, in words: "Remote jobs: Contract". */
export function titleListing(filters: JobFilters): string {
  const labels = listActiveFilters(filters)
    .map(({ label }) => label)
    .join(", ");
  return labels === "" ? "Remote jobs" : `Remote jobs: ${labels}`;
}

/** The same as a document's title. */
export function titleListingPage(filters: JobFilters, page: number): string {
  const title = titleListing(filters);
  return `${page > 1 ? `${title}, page ${page}` : title} · Farwork`;
}

/**
 * The one address of a listing, whatever its order: of one company's jobs it is the company's page, and where a country
 * `hasPage`, of all jobs for its people, or those of one field, its page: the rest of that list is the same everywhere.
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

/** Whether it shows whatever is open to a country's people, but for one field. */
export function isOfCountry(filters: JobFilters): boolean {
  const { from, categories } = filters;
  const others = listActiveFilters(filters).length - categories.length;
  return from.country !== undefined && categories.length <= 1 && others === 1;
}
