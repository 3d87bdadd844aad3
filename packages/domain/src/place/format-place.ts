import type { LocationFilter } from "../filter/job-filters.ts";
import type { Place } from "./place.ts";
import { REGION_LABELS, REGIONS } from "./regions.ts";

const MAX_NAMES = 3;

/**
 * Who may apply, as a page shows it: regions first, then countries, three names at most.
 *
 * @example formatPlace(place); // "Worldwide", "Europe, Canada", "Germany, France, Spain and 2 more", "Location not stated"
 */
export function formatPlace(place: Pick<Place, "scope" | "countries" | "regions">): string {
  if (place.scope === "worldwide") return formatLocation("worldwide");
  const names = [...place.regions, ...place.countries].map(formatLocation);
  if (place.scope === "unknown" || names.length === 0) return formatLocation("unstated");
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}

/**
 * What a page calls a value of the location filter.
 *
 * @example formatLocation("US"); // "United States"
 */
export function formatLocation(location: LocationFilter): string {
  if (location === "worldwide") return "Worldwide";
  if (location === "unstated") return "Location not stated";
  const region = REGIONS.find((slug) => slug === location);
  if (region) return REGION_LABELS[region];
  // The long names of two are "Hong Kong SAR China" and "Macao SAR China".
  const names = location === "HK" || location === "MO" ? shortCountryNames : countryNames;
  return names.of(location) ?? location;
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });
const shortCountryNames = new Intl.DisplayNames("en", { type: "region", style: "short" });
