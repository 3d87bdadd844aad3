import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { LocationFilter, Place } from "../place/place.ts";
import { countriesOf, countriesOpenTo, sharesCountry } from "../place/region.ts";
import { REGIONS } from "../place/regions.ts";

/**
 * Whether a value of the location filter shows a job of this place. Worldwide jobs match every country and region.
 * Restricted ones match the countries they are open to, by name or region, and every region that contains one of them
 * (someone there may apply). Unstated ones match `unstated` and whatever they name.
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
 * Whether excluding a value of the location filter hides a job of this place. Like `showsPlace`, but only `worldwide`
 * hides worldwide jobs.
 *
 * @example excludesPlace("US", { scope: "worldwide", countries: [], regions: [] }); // false
 */
export function excludesPlace(location: LocationFilter, place: Place): boolean {
  return place.scope === "worldwide" ? ONLY_WORLDWIDE.has(location) : showsPlace(location, place);
}

/**
 * Every value for which `showsPlace` is true. Not cached and takes about 5 µs, so call it once per distinct place.
 *
 * @example locationsShowing({ scope: "restricted", countries: ["DE"], regions: [] }).has("eu"); // true
 */
export function locationsShowing(place: Place): ReadonlySet<LocationFilter> {
  if (place.scope === "worldwide") return WORLDWIDE;
  const open = countriesOpenTo(place);
  const reached = REGIONS.filter((region) => sharesCountry(countriesOf(region), open));
  const named = [...open, ...reached];
  return new Set<LocationFilter>(place.scope === "unknown" ? [UNSTATED, ...named] : named);
}

/** Every value for which `excludesPlace` is true, given the result of `locationsShowing`. */
export function locationsExcluding(
  { scope }: Place,
  showing: ReadonlySet<LocationFilter>,
): ReadonlySet<LocationFilter> {
  return scope === "worldwide" ? ONLY_WORLDWIDE : showing;
}

const ONLY_WORLDWIDE: ReadonlySet<LocationFilter> = new Set(["worldwide"]);
const WORLDWIDE: ReadonlySet<LocationFilter> = new Set(["worldwide", ...REGIONS, ...COUNTRY_CODES]);
const UNSTATED = "unstated";
