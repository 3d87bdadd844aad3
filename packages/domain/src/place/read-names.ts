import { COUNTRY_CODES } from "./country-codes.ts";
import { findNamedPlace, foldName, type NamedPlace } from "./place-names.ts";
import { isUsState, isUsStateCode } from "./us-states.ts";
import { type NamedZones, readNamedZones } from "./zone-offsets.ts";

/** What one name in a statement of place was read as; all absent where it was not. */
export type Part = {
  worldwide: boolean;
  /** Said so that a place beside it narrows it: "Anywhere". */
  loosely?: boolean;
  place?: NamedPlace;
  zones?: NamedZones;
};

const WORLDWIDE =
  /^(?:(?:remote )?(?:worldwide|world wide|world|anywhere(?: in the world| on earth)?|global(?:ly)?|international(?:ly)?|everywhere|any ?where|all (?:countries|locations|over the world))(?: remote)?)$/;
const LOOSELY = /^(?:remote )?(?:anywhere|any ?where|everywhere)(?: remote)?$/;
// "APAC-C1" is an office's code; "must be located in", "open to people in" and the like only lead to the name.
const NOISE =
  /\b(?:anywhere in|only|remote(?:ly)?|based|residents?|candidates?|applicants|people|fully|100%|preferred|required|locations?|must be|must reside|located|living|open to|hybrid|within|in|from|[a-z]\d)\b/g;
const AROUND_HOURS =
  /\b(?:time|zones?|timezones?|hours|overlap|with|must|business|working|between|and|or|to)\b/g;

/** Whether a name holds anything but words that only lead to one, or stand around hours taken out of it. */
export const saysSomething = (name: string): boolean =>
  foldName(name).replace(NOISE, "").replace(AROUND_HOURS, "").trim() !== "";

/** Reads a text name by name, as far as they can be read; no parts where it says nothing of a place. */
export function readText(text: string): Part[] {
  const single = readName(text);
  if (isRead(single[0])) return single;
  const names = text
    .split(/[,;|/•·\n]/)
    .flatMap(splitFurther)
    .map((name) => name.trim())
    .filter(saysSomething);
  const parts = names.map(
    (name, at) => (at > 0 ? readAfterCity(name, names[at - 1]) : undefined) ?? readName(name),
  );
  return readAddress(names, parts) ?? parts.flat();
}

// "Remote (EMEA) - Spain", but "Congo - Kinshasa" and "Cocos (Keeling) Islands" are one name each.
const splitFurther = (name: string) => (isRead(readWholeName(name)) ? [name] : name.split(/[()[\]]| [-–—] /));

// "Boston, MA": two letters behind a name that is no place we know are a state's, not Morocco's. "Berlin, DE" and
// "Wilmington, DE", "Pune, IN" and "Gary, IN" are both written: only a list of cities could tell.
function readAfterCity(name: string, before = ""): Part[] | undefined {
  const city = !isRead(readName(before)[0]) && !TWO_LETTERS.test(before);
  const code = name.toUpperCase();
  if (!city || !isUsStateCode(code)) return undefined;
  return code === "DE" || code === "IN" ? [UNREAD] : [UNITED_STATES];
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

const TWO_LETTERS = /^[a-z]{2}$/i;
const UNREAD: Part = { worldwide: false };
const UNITED_STATES: Part = { worldwide: false, place: { regions: [], countries: ["US"] } };
/** Whether a name was read. */
export const isRead = (part: Part | undefined): boolean =>
  part !== undefined && (part.worldwide || part.place !== undefined || part.zones !== undefined);

// "Portugal and Spain", "UK or Ireland": taken apart only where the whole is no name.
/** Reads one name, or two with "and" or "or" between them. */
export function readName(name: string): Part[] {
  const whole = readWholeName(name);
  if (isRead(whole)) return [whole];
  const halves = name.split(/ (?:and|or|&|\+) |&|\+(?!\d)/i);
  return halves.length < 2 ? [whole] : halves.map(readWholeName);
}

function readWholeName(name: string): Part {
  const trimmed = name.trim();
  const code = trimmed.toUpperCase();
  if (TWO_LETTERS.test(trimmed) && COUNTRY_CODES.has(code)) {
    return { worldwide: false, place: { regions: [], countries: [code] } };
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
