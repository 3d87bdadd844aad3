import { getCountryDataList } from "countries-list";

import { COUNTRIES, listCountryNames } from "../place/country-aliases.ts";
import { COUNTRY_CODES } from "../place/country-codes.ts";
import { formatLocation } from "../place/format-place.ts";
import type { CountryCode } from "../place/place.ts";
import { CITY_NAMES } from "./city-names.ts";
import { ZONE_COUNTRIES } from "./time-zones.ts";

/** The names of a country and of places in it. */
export interface CountryNames {
  readonly code: CountryCode;
  /** Its three-letter code. */
  readonly longCode: string;
  /** Its display name. */
  readonly name: string;
  /** Its names in its own languages, and any others. */
  readonly others: readonly string[];
  /** Its cities, the capital first. */
  readonly cities: readonly string[];
}

/** What people of a country call it on a Latin keyboard, in an unofficial language, or in traditional characters. */
const OWN_NAMES: Readonly<Record<CountryCode, string>> = {
  AM: "Hayastan",
  CD: "Congo",
  CN: "Zhongguo|中國",
  DZ: "Algérie",
  EG: "Misr",
  GE: "Sakartvelo",
  GR: "Hellas|Ellada",
  IN: "Bharat|Hindustan",
  JP: "Nippon|Nihon",
  KH: "Kampuchea",
  KR: "한국|Hanguk",
  LB: "Liban",
  MA: "Maroc",
  MK: "Makedonija",
  RS: "Srbija",
  RU: "Rossiya",
  TN: "Tunisie",
  TW: "台灣",
  UA: "Ukraina",
};

const LONG_CODES: ReadonlyMap<string, string> = new Map(
  getCountryDataList().map(({ iso2, iso3 }) => [iso2, iso3]),
);

/** The names of every country, ordered by display name. */
export const COUNTRY_NAMES: readonly CountryNames[] = [...COUNTRY_CODES]
  .map((code) => ({
    code,
    longCode: LONG_CODES.get(code) ?? code,
    name: formatLocation(code),
    others: [...new Set([...listNative(code), ...listCountryNames(code).map(capitalize)])],
    cities: listCities(code),
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function listNative(code: CountryCode): string[] {
  const { name, native, languages } = COUNTRIES.get(code) ?? { name: "", native: "", languages: [] };
  const translated = languages.flatMap(
    (language) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? [],
  );
  return [name, native, ...translated, ...(OWN_NAMES[code]?.split("|") ?? [])].filter(
    (one) => one !== "" && one !== code,
  );
}

function listCities(code: CountryCode): string[] {
  const ofZones = [...ZONE_COUNTRIES]
    .filter(([, country]) => country === code)
    .map(([zone]) => zone.replace(/^.*\//, "").replaceAll("_", " "));
  const { capital = "" } = COUNTRIES.get(code) ?? {};
  return [...new Set([capital, ...(CITY_NAMES.get(code) ?? []), ...ofZones])].filter((city) => city !== "");
}

/** Capitalises a name stored in lower case for display: "USA", "Holland". */
function capitalize(name: string): string {
  return name.length < 4
    ? name.toUpperCase()
    : name.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
