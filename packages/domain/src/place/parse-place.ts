import { COUNTRY_CODES } from "./country-codes.ts";
import { findNamedPlace, foldName, type NamedPlace } from "./place-names.ts";
import type { CountryCode, Place, Region, TimeZoneWindow } from "./place.ts";
import { joinWindows, readNamedZones, readOffsets } from "./read-time-zones.ts";
import { countriesOpenTo } from "./region.ts";
import { isUsState, isUsStateCode } from "./us-states.ts";

/**
 * Reads where the person hired may live. A text is taken apart at commas and the like; a list is taken name by
 * name, for names hold commas ("Congo, The Democratic Republic of the"). Regions and countries are kept as
 * stated; names we cannot read are left out, and with none left the place is `unknown`.
 *
 * `worldwide` is said so, or all continents are named ("Americas, Europe, Asia, Africa, Oceania": 95 % of the
 * countries will do). Time zones beside places only add the window; alone ("USA timezones") they stand for the
 * part of the world that lives in them, Americas. "Anywhere except ..." is not read: better unknown than wrong.
 *
 * @example parsePlace("LATAM,  Canada,  USA"); // { scope: "restricted", countries: ["CA", "US"], regions: ["latam"] }
 */
export function parsePlace(stated: string | readonly string[]): Place {
  const whole = (typeof stated === "string" ? stated : stated.join("; ")).slice(0, MAX_LENGTH);
  if (EXCEPTION.test(whole)) return UNKNOWN;
  const parts = typeof stated === "string" ? readText(whole) : stated.slice(0, MAX_NAMES).flatMap(readName);
  const zones = parts.flatMap((part) => part.zones ?? []);
  const places = parts.flatMap((part) => part.place ?? []);
  const reached = places.length > 0 ? places : zones.map(({ regions }) => ({ regions, countries: [] }));
  const regions = unique(reached.flatMap((place) => place.regions));
  const countries = unique(reached.flatMap((place) => place.countries));
  const offsets = readOffsets(whole);
  const named = zones.reduce<TimeZoneWindow | undefined>(
    (all, { window }) => joinWindows(all, window),
    undefined,
  );
  const timezones = offsets ?? named;
  // "Anywhere (EMEA)" is anywhere in EMEA, while "USA, Worldwide" is the world.
  const worldwide = parts.some((part) => part.worldwide && !(part.loosely && places.length > 0));
  return {
    ...readScope(worldwide, regions, countries),
    ...(timezones !== undefined && { timezones }),
  };
}

const MAX_LENGTH = 2_000;
const MAX_NAMES = 300;
const UNKNOWN: Place = { scope: "unknown", countries: [], regions: [] };
const EXCEPTION = /\b(?:except|excluding|excl\b|outside|other than|not\b|non\b|no )/i;
/** Of all countries; what is missing are islands and Antarctica. */
const WORLDWIDE_SHARE = 0.95;

function readScope(worldwide: boolean, regions: Region[], countries: CountryCode[]): Place {
  if (worldwide) return { scope: "worldwide", countries: [], regions: [] };
  if (regions.length === 0 && countries.length === 0) return UNKNOWN;
  const reached = countriesOpenTo({ regions, countries });
  if (reached.size >= COUNTRY_CODES.size * WORLDWIDE_SHARE) return readScope(true, [], []);
  return { scope: "restricted", countries, regions };
}

/** What one name in a statement of place was read as; all absent where it was not. */
type Part = {
  worldwide: boolean;
  loosely?: boolean;
  place?: NamedPlace;
  zones?: ReturnType<typeof readNamedZones>;
};

const WORLDWIDE =
  /^(?:(?:remote )?(?:worldwide|world wide|world|anywhere(?: in the world| on earth)?|global(?:ly)?|international(?:ly)?|everywhere|any ?where|all (?:countries|locations|over the world))(?: remote)?)$/;
const LOOSELY = /^(?:remote )?(?:anywhere|any ?where|everywhere)(?: remote)?$/;
const NOISE =
  /\b(?:anywhere in|only|remote(?:ly)?|based|residents?|candidates?|fully|100%|preferred|required|locations?)\b/g;

function readText(text: string): Part[] {
  const single = readName(text);
  if (isRead(single[0])) return single;
  const names = text
    .split(/[,;|/•·\n()[\]]| [-–—] /)
    .map((name) => name.trim())
    .filter((name) => name !== "" && foldName(name).replace(NOISE, "").trim() !== "");
  const parts = names.map(
    (name, at) => (at > 0 ? readAfterCity(name, names[at - 1]) : undefined) ?? readName(name),
  );
  return readAddress(names, parts) ?? parts.flat();
}

// "Boston, MA": two letters behind a name that is no place we know are a state's, not Morocco's. "Berlin, DE" and
// "Wilmington, DE", "Pune, IN" and "Gary, IN" are both written: only a list of cities could tell.
function readAfterCity(name: string, before = ""): Part[] | undefined {
  const city = !isRead(readName(before)[0]) && !/^[A-Z]{2}$/.test(before);
  if (!city || !isUsStateCode(name)) return undefined;
  return name === "DE" || name === "IN" ? [UNREAD] : [UNITED_STATES];
}

// "Atlanta, Georgia, United States": what begins with no place we know, or a state, ends with the country.
function readAddress(names: readonly string[], parts: readonly Part[][]): Part[] | undefined {
  const [first] = names;
  const last = parts.at(-1);
  if (first === undefined || last === undefined || parts.length < 2) return undefined;
  const country = last[0]?.place?.countries.length === 1 ? last[0].place.countries[0] : undefined;
  if (country === undefined) return undefined;
  const isWithin = (name: string, [part]: readonly Part[] = []) =>
    !isRead(part) ||
    part?.place?.countries.join() === country ||
    (country === "US" && isUsState(foldName(name)));
  const city = !isRead(parts[0]?.[0]) || isUsState(foldName(first));
  return city && names.every((name, at) => isWithin(name, parts[at])) ? last : undefined;
}

const UNREAD: Part = { worldwide: false };
const UNITED_STATES: Part = { worldwide: false, place: { regions: [], countries: ["US"] } };
const isRead = (part: Part | undefined) =>
  part !== undefined && (part.worldwide || part.place !== undefined || part.zones !== undefined);

// "Portugal and Spain", "UK or Ireland": taken apart only where the whole is no name.
function readName(name: string): Part[] {
  const whole = readWholeName(name);
  if (isRead(whole)) return [whole];
  const halves = name.split(/ (?:and|or|&|\+) |&|\+(?!\d)/i);
  return halves.length < 2 ? [whole] : halves.map(readWholeName);
}

function readWholeName(name: string): Part {
  const trimmed = name.trim();
  if (/^[A-Z]{2}$/.test(trimmed) && COUNTRY_CODES.has(trimmed)) {
    return { worldwide: false, place: { regions: [], countries: [trimmed] } };
  }
  const folded = foldName(trimmed.replace(/,/g, " "));
  if (WORLDWIDE.test(folded)) return { worldwide: true, loosely: LOOSELY.test(folded) };
  const zones = readNamedZones(folded);
  if (zones) return { worldwide: false, zones };
  const bare = foldName(folded.replace(NOISE, " "));
  const place = findNamedPlace(folded) ?? findNamedPlace(bare);
  if (place) return { worldwide: false, place };
  return isUsState(bare) ? UNITED_STATES : { worldwide: WORLDWIDE.test(bare) };
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
