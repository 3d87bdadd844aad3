import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { LocationFilter, Place } from "../place/place.ts";
import { countriesOf, countriesOpenTo, regionsReached, sharesCountry } from "../place/region.ts";
import { REGIONS } from "../place/regions.ts";

/**
 * Whether a value of the location filter shows a job of this place. A worldwide job answers to each country
 * and region; a restricted one to the countries it is open to, by name or through a region, and to every
 * region with such a country in it (someone there may apply); one that does not say, to `unstated` and what it names.
 *
 * @example showsPlace("eu", { scope: "restricted", countries: ["DE"], regions: [] }); // true
 */
export function showsPlace(location: LocationFilter, { scope, countries, regions }: Place): boolean {
  if (scope === "worldwide") return WORLDWIDE.has(location);
  if (scope === "unknown" && location === UNSTATED) return true;
  const asked = REGIONS.find((region) => region === location);
  if (asked === undefined) {
    return countries.includes(location) || regions.some((region) => countriesOf(region).has(location));
  }
  const wanted = countriesOf(asked);
  return (
    countries.some((country) => wanted.has(country)) ||
    regions.some((region) => sharesCountry(countriesOf(region), wanted))
  );
}

/**
 * Whether a value of the location filter, excluded, takes a job of this place away: as `showsPlace`, but that a
 * worldwide job is taken away by `worldwide` alone.
 *
 * @example excludesPlace("US", { scope: "worldwide", countries: [], regions: [] }); // false
 */
export function excludesPlace(location: LocationFilter, place: Place): boolean {
  return place.scope === "worldwide" ? ONLY_WORLDWIDE.has(location) : showsPlace(location, place);
}

/**
 * Every value for which `showsPlace` holds. Worked out anew each time, in some 5 µs: whoever asks of many jobs, asks of
 * each different place once.
 *
 * @example locationsShowing({ scope: "restricted", countries: ["DE"], regions: [] }).has("eu"); // true
 */
export function locationsShowing(place: Place): ReadonlySet<LocationFilter> {
  if (place.scope === "worldwide") return WORLDWIDE;
  const open = countriesOpenTo(place);
  const named = [...open, ...regionsReached(open)];
  return new Set<LocationFilter>(place.scope === "unknown" ? [UNSTATED, ...named] : named);
}

/** The same of `excludesPlace`, where those of `locationsShowing` are known. */
export function locationsExcluding(
  { scope }: Place,
  showing: ReadonlySet<LocationFilter>,
): ReadonlySet<LocationFilter> {
  return scope === "worldwide" ? ONLY_WORLDWIDE : showing;
}

const ONLY_WORLDWIDE: ReadonlySet<LocationFilter> = new Set(["worldwide"]);
const WORLDWIDE: ReadonlySet<LocationFilter> = new Set(["worldwide", ...REGIONS, ...COUNTRY_CODES]);
const UNSTATED = "unstated";
