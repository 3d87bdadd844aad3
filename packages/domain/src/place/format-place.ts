import { COUNTRY_LABELS } from "./country-labels.ts";
import type { LocationFilter, Place, TimeZoneWindow } from "./place.ts";
import { REGION_LABELS, REGIONS } from "./regions.ts";

const MAX_NAMES = 3;

/**
 * Who may apply, as a page shows it: regions first, then countries, three names at most, and last the hours of UTC
 * people have to live in, where the posting asks for that.
 *
 * @example
 * formatPlace(parsePlace("Europe, Canada")); // => "Europe, Canada"
 * formatPlace(parsePlace("Worldwide except Nigeria")); // => "Worldwide except Nigeria"
 * formatPlace(parsePlace("the office")); // => "Location not stated"
 * formatPlace({ ...parsePlace("the office"), excluded: parsePlace("USA") }); // => "Not in the United States"
 */
export function formatPlace(place: Place): string {
  const { timezones, countries } = place;
  if (timezones === undefined) return formatWhere(place);
  // As many countries as that are the hours' own, and named by nobody.
  const isByHours = place.scope === "restricted" && !place.excluded && countries.length > MOST_NAMED;
  return isByHours ? formatWindow(timezones) : `${formatWhere(place)}, ${formatWindow(timezones)}`;
}

/** Countries that a posting names itself: more are those of the time zones it asks for. */
const MOST_NAMED = 40;

function formatWhere(place: Place): string {
  if (place.scope === "worldwide") return formatLocation("worldwide");
  const leftOut = listExcluded(place);
  if (place.scope === "restricted" && leftOut !== undefined) return `Worldwide except ${leftOut}`;
  const names = [...place.regions, ...place.countries].map(formatLocation);
  if (names.length === 0) return leftOut === undefined ? formatLocation("unstated") : `Not in ${leftOut}`;
  const named = listNames(names);
  return place.scope === "unknown" ? `${named}, elsewhere not stated` : named;
}

const listExcluded = ({ excluded }: Place): string | undefined =>
  excluded && listNames([...excluded.regions, ...excluded.countries].map(formatLocationInSentence));

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}

// Its spaces hold a line together: two offsets, one under the other, are no window any more.
function formatWindow({ from, to }: TimeZoneWindow): string {
  return from === to ? formatOffset(from) : `${formatOffset(from)}\u00A0to\u00A0${formatOffset(to)}`;
}

// With a true minus, as wide as the plus beside it. What is left of an hour are quarters, so two digits.
function formatOffset(offset: number): string {
  if (offset === 0) return "UTC";
  const minutes = Math.round(Math.abs(offset) * 60);
  const rest = minutes % 60;
  const hours = `${offset < 0 ? "−" : "+"}${Math.floor(minutes / 60)}`;
  return rest === 0 ? `UTC${hours}` : `UTC${hours}:${rest}`;
}

/**
 * What a page calls a value of the location filter.
 *
 * @example formatLocation("US"); // => "United States"
 */
export function formatLocation(location: LocationFilter): string {
  if (location === "worldwide") return "Worldwide";
  if (location === "unstated") return "Location not stated";
  const region = REGIONS.find((slug) => slug === location);
  if (region) return REGION_LABELS[region];
  return COUNTRY_LABELS.get(location) ?? location;
}

const WITH_ARTICLE =
  /^(?:Bahamas|British Indian|Caribbean|Comoros|Dominican Rep|French Southern|Gambia|Isle of|Maldives|Middle|Netherlands|Palestinian|Philippines|Seychelles|U\.S\.|United |European Union|Americas)|^(?!South).*\b(?:Islands|African Republic)\b/;

/**
 * A place as a sentence names it.
 *
 * @example formatLocationInSentence("US"); // => "the United States"
 */
export function formatLocationInSentence(location: LocationFilter): string {
  const name = formatLocation(location);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
