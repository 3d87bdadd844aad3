import type { CountryCount } from "@farwork/domain";
import { JOB_CATEGORIES } from "@farwork/domain/job";

import { loadNamedCountries } from "../../platform/backend/server-client.ts";
import { coalesceRequests } from "../../platform/requests/coalesce-requests.ts";
import { countryPath } from "../filters/listing-path.ts";
import { MIN_JOBS } from "./load-country.ts";

const HOUR_MS = 3_600_000;

const kept = coalesceRequests<readonly string[]>({ keptMs: HOUR_MS, maxKept: 1 });

/** The country and category pages to index, refreshed hourly. @throws DataError */
export function loadCountryPaths(): Promise<readonly string[]> {
  return kept.get("", async () => listCountryPaths(await loadNamedCountries()));
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
