import { DEFAULT_CURRENCY } from "@farwork/domain/filter";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { loadListing } from "../../platform/backend/load-listing.ts";
import { readFormats } from "../../platform/locale/use-formats.server.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import type { CountryField } from "../filters/listing-path.ts";

/** The minimum number of jobs for an indexed page. */
export const MIN_JOBS = 5;

/** The jobs that say they are open to people in a country, with pay in the reader's currency; undefined on failure. */
export async function loadCountry(
  { country, category }: CountryField,
  page: number,
): Promise<ListedJobs | undefined> {
  const { currency = DEFAULT_CURRENCY } = (await readFormats()).terms ?? {};
  const filters = {
    ...NO_FILTERS,
    from: { country, certain: true },
    categories: category === undefined ? [] : [category],
    salary: { currency, includeUnstated: false },
  };
  return loadListing(filters, page).catch(() => undefined);
}

/** Whether to index the page: jobs that do not name the country itself are on many countries' pages. */
export function isWorthKeeping({ forReader }: Pick<ListedJobs, "forReader">): boolean {
  return (forReader?.named ?? 0) >= MIN_JOBS;
}
