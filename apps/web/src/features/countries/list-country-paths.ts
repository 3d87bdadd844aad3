import type { CountryCount } from "@farwork/domain";
import { JOB_CATEGORIES } from "@farwork/domain/job";

import { loadNamedCountries } from "../../platform/backend/server-client.ts";
import { coalesceRequests } from "../../platform/requests/coalesce-requests.ts";
import { countryPath } from "../filters/listing-path.ts";
import { MIN_JOBS } from "./load-country.ts";

const HOUR_MS = 3_600_000;

const kept = coalesceRequests<readonly string[]>({ keptMs: HOUR_MS, maxKept: 1 });

/** The pages of countries and their fields that search engines may keep. Found anew each hour. @throws DataError */
export function loadCountryPaths(): Promise<readonly string[]> {
  return kept.get("", async () => listCountryPaths(await loadNamedCountries()));
}

/**
 * Those with five jobs at least that name the country itself, countries first: what is open to its region, or to anyone, is on
 * many countries' pages, and makes none worth its own.
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
