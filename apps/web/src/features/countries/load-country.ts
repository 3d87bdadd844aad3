import type { CountryCount } from "@farwork/domain";
import { DEFAULT_CURRENCY } from "@farwork/domain/filter";
import { JOB_CATEGORIES } from "@farwork/domain/job";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { loadListing } from "../../platform/backend/load-listing.ts";
import { loadNamedCountries } from "../../platform/backend/server-client.ts";
import { readFormats } from "../../platform/locale/use-formats.server.ts";
import { coalesceRequests } from "../../platform/requests/coalesce-requests.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { type CountryField, countryPath } from "../filters/country-path.ts";

/** The minimum number of jobs for an indexed page. */
export const MIN_JOBS = 5;

const HOUR_MS = 3_600_000;

const keptPaths = coalesceRequests<readonly string[]>({ keptMs: HOUR_MS, maxKept: 1 });

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

/** The country and category pages to index, refreshed hourly. @throws DataError */
export function loadCountryPaths(): Promise<readonly string[]> {
  return keptPaths.get("", async () => listCountryPaths(await loadNamedCountries()));
}

/**
 * Pages with at least five jobs that name the country itself, countries first. Jobs open to its region or to anyone are
 * on many countries' pages, so they do not count.
 */
export function listCountryPaths(counted: readonly CountryCount[]): string[] {
  const countries = counted.filter(({ count }) => count >= MIN_JOBS);
  return [
    ...countries.map(({ country }) => countryPath({ country })),
    ...countries.flatMap(({ country, categories }) =>
      JOB_CATEGORIES.filter((category) =>
        categories.some(({ value, count }) => value === category && count >= MIN_JOBS),
      ).map((category) => countryPath({ country, category })),
    ),
  ];
}
