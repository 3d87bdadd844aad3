import type { CountryCode } from "../place/place.ts";
import { STATE_LETTERS } from "../place/subdivisions.ts";
import { CALLED, foldTyped, type Kind, KINDS, splitPlaces, splitWords } from "./called-countries.ts";

const LAND: readonly Kind[] = ["name", "other"];
/** Kinds of places within a country. */
const WITHIN: readonly Kind[] = ["city", "state"];

/**
 * The country a whole text means, which may also be a city or state with its country; undefined if it is unknown or
 * ambiguous.
 *
 * @example readCountry("Lagos"); // => "NG"
 */
export function readCountry(text: string): CountryCode | undefined {
  const parts = splitPlaces(text);
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (parts.length > 1) return readName(text, KINDS) ?? readAround(first, last);
  return readName(first, KINDS) ?? readUnparted(first);
}

/** Ignores codes of other countries than the city's, which may be a state's: "San Francisco, CA" is not in Canada. */
function readAround(first: string, last: string): CountryCode | undefined {
  const land = readName(last, LAND);
  const city = readName(first, ["city"]);
  const code = readName(last, ["code"]);
  // Without a known city, "IL" may be Illinois or Israel.
  const isState = code === undefined || (city !== undefined && city !== code);
  // "Atlanta, Georgia", "Georgia, USA", "Paris, TX".
  const state = readName(last, ["state"]) ?? (isState ? countryOfLetters(last) : undefined);
  if (city !== undefined && city === state) return city;
  if (land !== undefined && readName(first, ["state"]) === land) return land;
  const named = land ?? state;
  const turned = readName(first, LAND);
  if (turned !== undefined && named !== undefined && turned !== named) return undefined;
  if (city === undefined || named === city) return named ?? readTurned(turned, last);
  return named === undefined ? city : undefined;
}

/** The country with a state of these letters: "TX". */
export function countryOfLetters(text: string): CountryCode | undefined {
  const letters = text.trim().toUpperCase();
  return [...STATE_LETTERS].find(([, states]) => states.has(letters))?.[0];
}

/** Country first: "Brazil, São Paulo". */
function readTurned(country: CountryCode | undefined, last: string): CountryCode | undefined {
  return country !== undefined && isWithin(last, country) ? country : undefined;
}

/** "Toronto Canada", "Nigeria Lagos": both must be known, as "New Guinea" is not in Guinea. */
function readUnparted(text: string): CountryCode | undefined {
  for (const [before, after] of splitWords(text))
    for (const [land, place] of [
      [readName(after, LAND), before],
      [readName(before, LAND), after],
    ] as const)
      if (land !== undefined && isWithin(place, land)) return land;
  return undefined;
}

const isWithin = (place: string, country: CountryCode) =>
  WITHIN.some((kind) => codesOf(place, kind).includes(country));

/** The only country with this name; undefined if there is none or more than one. */
export function readName(text: string, kinds: readonly Kind[]): CountryCode | undefined {
  for (const kind of kinds) {
    const called = codesOf(text, kind);
    if (called.length > 0) return called.length === 1 ? called[0] : undefined;
  }
  return undefined;
}

function codesOf(text: string, kind: Kind): CountryCode[] {
  const asked = foldTyped(text);
  return CALLED.filter(({ names }) => names.some((name) => name.kind === kind && name.folded === asked)).map(
    ({ country }) => country.code,
  );
}
