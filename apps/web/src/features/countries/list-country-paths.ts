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
/** Questions that are asked of the backend at a time: most of its turns stay with visitors (`askBackend`). */
const ASKED_AT_ONCE = 5;
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
  const groups = splitInto(NAMED_AT_ONCE, [...COUNTRY_CODES]);
  const counted = (await askInBatches(groups, (group) => countNamed(load, group))).flat();
  const countries = counted.toSorted((a, b) => b.count - a.count).map(({ value }) => value);
  const fields = await askInBatches(countries.slice(0, MAX_WITH_FIELDS), (country) =>
    listFields(load, country),
  );
  return [...countries.map((country) => countryPath({ country })), ...fields.flat()];
}

async function countNamed(load: Load, group: readonly string[]): Promise<FacetCount[]> {
  const { facets } = await load({ ...NO_FILTERS, location: [...group] }, 1);
  // A facet counts the jobs that are open to anyone for each country.
  const worldwide = facets.location.find(({ value }) => value === "worldwide")?.count ?? 0;
  return facets.location
    .map(({ value, count }) => ({ value, count: count - worldwide }))
    .filter(({ value, count }) => group.includes(value) && count >= MIN_JOBS);
}

async function listFields(load: Load, country: string): Promise<string[]> {
  const exclude = { ...NO_FILTERS.exclude, location: ["worldwide"] };
  const { facets } = await load({ ...NO_FILTERS, location: [country], exclude }, 1);
  return facets.categories
    .filter(({ count }) => count >= MIN_JOBS)
    .map(({ value }) => `${countryPath({ country })}/${value}`);
}

/** Asks of each, `ASKED_AT_ONCE` at a time; answers in the same order. */
async function askInBatches<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const some of splitInto(ASKED_AT_ONCE, items)) answers.push(...(await Promise.all(some.map(ask))));
  return answers;
}

function splitInto<Item>(size: number, items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
