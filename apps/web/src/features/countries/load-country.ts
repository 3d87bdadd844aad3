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
 * How many of them name the country, or a region it is in: the others are every country's, and no reason for a page of its
 * own.
 */
export function countNamed({ forReader, facets }: ListedJobs): number {
  const worldwide = facets.location.find(({ value }) => value === "worldwide")?.count ?? 0;
  return Math.max(0, (forReader?.open ?? 0) - worldwide);
}
