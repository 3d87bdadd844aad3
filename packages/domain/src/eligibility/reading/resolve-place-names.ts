import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { formatLocation } from "../../place/format-place.ts";
import { WORDS_IN_CAPITALS } from "../../place/letters-as-words.ts";
import { findNamedPlace, type NamedPlace } from "../../place/place-names.ts";
import type { Region } from "../../place/place.ts";
import { isUsStateCode } from "../../place/subdivisions.ts";
import { foldName } from "../../text/fold-text.ts";

/** Names whose German forms no ending tells. */
const GERMAN_FORMS: Readonly<Record<string, string>> = {
  "Vereinigten Staaten": "Vereinigte Staaten",
  "Vereinigten Königreich": "Vereinigtes Königreich",
  "Vereinigten Königreichs": "Vereinigtes Königreich",
  "Vereinigten Arabischen Emiraten": "Vereinigte Arabische Emirate",
  Niederlanden: "Niederlande",
  "Tschechischen Republik": "Tschechien",
};

/** A place by a form of its name: "Deutschlands", "EU-Staaten". */
export function findInflected(written: string): NamedPlace | undefined {
  const name = written.replace(/[.]+$/, "");
  const of = /^(\p{L}{2,})-(?:Mitglied|Staat|Land|Länder|Raum|Region|Gebiet)\p{L}*$/u.exec(name)?.[1];
  if (of !== undefined) return findNamedPlace(foldName(of));
  const form = GERMAN_FORMS[name];
  if (form !== undefined) return findNamedPlace(foldName(form));
  return /^\p{Lu}\p{Ll}{4,}s$/u.test(name) ? findNamedPlace(foldName(name.slice(0, -1))) : undefined;
}

const AMERICA =
  /(?<!\p{L}|(?:Latin|South|North|Central|States of) )Am[eé]ri(?:[ck]a|que)(?!\p{L})(?! (?:Latin|latin|do |del |du |Central|central))/u;
/** With its accent, the Spanish and Portuguese name of the continent, never of the United States. */
const WHOLE = /(?<!\p{L}|Unidos d[ea] )América(?!\p{L})(?! (?:Latina|latina|do |del |Central|central))/u;
const OTHERS: readonly Region[] = ["africa", "asia", "oceania"];

/**
 * Whether "America" in a text means the continent, as it does beside others. Alone it may mean the United States. `regions` are
 * those the text names.
 *
 * @example namesAmericas("America, Africa or Asia", new Set(["africa", "asia"])); // true
 */
export const namesAmericas = (text: string, regions: ReadonlySet<Region>): boolean =>
  WHOLE.test(text) || (AMERICA.test(text) && OTHERS.some((region) => regions.has(region)));

const LIST = /^([\s(:]*)([A-Z]{2}(?:(?:, ?| ?[/|] ?)[A-Z]{2}){1,9})(?![\p{L}\d])/u;

/**
 * Writes out the names of countries in the list of codes that a text begins with. Two of them
 * must be nothing else: "DE" is Delaware, too.
 *
 * @example writeOutCodes("DE, AT, CH)"); // "Germany, Austria, Switzerland)"
 */
export const writeOutCodes = (text: string): string =>
  text.replace(LIST, (written: string, before: string, list: string) => {
    const codes = list.split(/[^A-Z]+/).map((code) => (code === "UK" ? "GB" : code));
    const isOfCountries =
      codes.every((code) => COUNTRY_CODES.has(code)) &&
      codes.filter((code) => !isUsStateCode(code) && !WORDS_IN_CAPITALS.has(code)).length > 1;
    return isOfCountries ? before + codes.map(formatLocation).join(", ") : written;
  });
