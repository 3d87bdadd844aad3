import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { loadListing } from "../../platform/backend/load-listing.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import type { CountryField } from "../filters/listing-path.ts";

/** As many jobs as a page for search engines has at least. */
export const MIN_JOBS = 5;

/** The jobs that say they are open to people in a country, pay counted in US dollars; undefined where they can't be had. */
export async function loadCountry(
  { country, category }: CountryField,
  page: number,
): Promise<ListedJobs | undefined> {
  const filters = {
    ...NO_FILTERS,
    from: { country, certain: true },
    categories: category === undefined ? [] : [category],
    salary: { currency: "USD", includeUnstated: false },
  };
  return loadListing(filters, page).catch(() => undefined);
}

/**
 * Whether search engines may keep the page: of jobs that do not name the country itself, many countries' pages have the same.
 */
export function isWorthKeeping({ forReader }: Pick<ListedJobs, "forReader">): boolean {
  return (forReader?.named ?? 0) >= MIN_JOBS;
}
