import type { FacetCount, JobFilters } from "@farwork/domain";
import { COUNTRY_CODES } from "@farwork/domain/place";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { loadListing } from "../../platform/backend/load-listing.ts";
import { coalesceRequests } from "../../platform/requests/coalesce-requests.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { countryPath } from "../filters/listing-path.ts";
import { MIN_JOBS } from "./load-country.ts";

/** As many as one question may name: all that a filter asks for are counted. */
const NAMED_AT_ONCE = 50;
const HOUR_MS = 3_600_000;
/** Countries whose fields of work have pages that search engines are told of. */
const MAX_WITH_FIELDS = 40;

type Load = (filters: JobFilters, page: number) => Promise<ListedJobs>;

const kept = coalesceRequests<readonly string[]>({ keptMs: HOUR_MS, maxKept: 1 });

/** The pages of countries and their fields that search engines may keep. Found anew each hour. @throws DataError */
export function loadCountryPaths(): Promise<readonly string[]> {
  return kept.get("", () => listCountryPaths(loadListing));
}

/**
 * Those with five jobs at least that name the country or its region: what is open to anyone is on every country's page, and
 * makes none worth its own.
 */
export async function listCountryPaths(load: Load): Promise<string[]> {
  const codes = [...COUNTRY_CODES];
  const groups = Array.from({ length: Math.ceil(codes.length / NAMED_AT_ONCE) }, (_, at) =>
    codes.slice(at * NAMED_AT_ONCE, (at + 1) * NAMED_AT_ONCE),
  );
  const counted: FacetCount[] = [];
  for (const group of groups) {
    const { facets } = await load({ ...NO_FILTERS, location: group }, 1);
    // A facet counts the jobs that are open to anyone for each country.
    const worldwide = facets.location.find(({ value }) => value === "worldwide")?.count ?? 0;
    const named = facets.location.map(({ value, count }) => ({ value, count: count - worldwide }));
    counted.push(...named.filter(({ value, count }) => group.includes(value) && count >= MIN_JOBS));
  }
  const countries = counted.toSorted((a, b) => b.count - a.count).map(({ value }) => value);
  const paths = countries.map((country) => countryPath({ country }));
  for (const country of countries.slice(0, MAX_WITH_FIELDS)) {
    const exclude = { ...NO_FILTERS.exclude, location: ["worldwide"] };
    const { facets } = await load({ ...NO_FILTERS, location: [country], exclude }, 1);
    const fields = facets.categories.filter(({ count }) => count >= MIN_JOBS);
    paths.push(...fields.map(({ value }) => `${countryPath({ country })}/${value}`));
  }
  return paths;
}
