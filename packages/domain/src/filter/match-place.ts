import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { Place } from "../place/place.ts";
import { countriesOpenTo, regionsReached } from "../place/region.ts";
import { REGIONS } from "../place/regions.ts";
import type { LocationFilter } from "./job-filters.ts";

/**
 * Every value of the location filter that shows a job of this place. A worldwide job answers to each country
 * and region; a restricted one to the countries it is open to, by name or through a region, and to every
 * region with such a country in it (someone there may apply); one that does not say, only to `unstated`.
 *
 * @example locationsShowing({ scope: "restricted", countries: ["DE"], regions: [] }).has("eu"); // true
 */
export function locationsShowing(place: Place): ReadonlySet<LocationFilter> {
  if (place.scope === "worldwide") return WORLDWIDE;
  if (place.scope === "unknown") return UNSTATED;
  const key = `${place.countries.join()};${place.regions.join()}`;
  const known = remembered.get(key);
  if (known) return known;
  const open = countriesOpenTo(place);
  const locations = new Set<LocationFilter>([...open, ...regionsReached(open)]);
  if (remembered.size < MAX_REMEMBERED) remembered.set(key, locations);
  return locations;
}

/**
 * Every value of the location filter that takes a job of this place away when it is excluded: as `locationsShowing`,
 * but that a worldwide job is taken away by `worldwide` alone.
 *
 * @example locationsExcluding({ scope: "worldwide", countries: [], regions: [] }).has("US"); // false
 */
export function locationsExcluding(place: Place): ReadonlySet<LocationFilter> {
  return place.scope === "worldwide" ? ONLY_WORLDWIDE : locationsShowing(place);
}

const ONLY_WORLDWIDE: ReadonlySet<LocationFilter> = new Set(["worldwide"]);
const WORLDWIDE: ReadonlySet<LocationFilter> = new Set(["worldwide", ...REGIONS, ...COUNTRY_CODES]);
const UNSTATED: ReadonlySet<LocationFilter> = new Set(["unstated"]);

// Postings repeat a few hundred places; the bound only keeps odd data from growing without end.
const MAX_REMEMBERED = 10_000;
const remembered = new Map<string, ReadonlySet<LocationFilter>>();
