import type { CountryCode } from "../place/place.ts";
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

/** Ignores codes, which may be a state's: "San Francisco, CA" is not in Canada. */
function readAround(first: string, last: string): CountryCode | undefined {
  const land = readName(last, LAND);
  const city = readName(first, ["city"]);
  // "Atlanta, Georgia", "Georgia, USA".
  const state = readName(last, ["state"]);
  if (city !== undefined && city === state) return city;
  const isState = land !== undefined && readName(first, ["state"]) === land;
  if (isState) return land;
  const named = land ?? state;
  const turned = readName(first, LAND);
  if (turned !== undefined && named !== undefined && turned !== named) return undefined;
  if (city === undefined || named === city) return named ?? readTurned(turned, last);
  return named === undefined ? city : undefined;
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
