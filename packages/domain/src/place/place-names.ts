// countries-list (MIT, 48 kB, no dependencies) over world-countries: that one is 0.7 MB and share-alike (ODbL).
import { countries, type ICountry } from "countries-list";

import { COUNTRY_CODES } from "./country-codes.ts";
import { formatLocation } from "./format-place.ts";
import type { CountryCode, Region } from "./place.ts";
import { REGIONS } from "./regions.ts";

/** What a name in a posting stands for: a region or one or more countries. */
export type NamedPlace = { regions: readonly Region[]; countries: readonly CountryCode[] };

/** A name as it is looked up: lower case, no diacritics, no stops or emoji, "and" for "&", one space between words. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[.'’`\p{So}]/gu, "")
    .replace(/&/g, " and ")
    .replace(/[\s_-]+/g, " ")
    .replace(/^ ?the /, "")
    .trim();
}

/**
 * What a folded name stands for; undefined where it is no region and no country.
 *
 * @example findNamedPlace(foldName("Türkiye")); // { regions: [], countries: ["TR"] }
 */
export function findNamedPlace(folded: string): NamedPlace | undefined {
  return NAMES.get(folded);
}

/** What else postings call a country. */
export function listCountryNames(code: CountryCode): string[] {
  return [...(MORE_NAMES[code]?.split("|") ?? []), ...(COUNTRIES.get(code)?.alias ?? [])];
}

const REGION_NAMES: Readonly<Record<Region, string>> = {
  africa: "africa|african|sub saharan africa",
  americas: "americas|north and south america|american continent",
  apac: "apac|asia pacific|apj|asia and oceania",
  asia: "asia|asian",
  caribbean: "caribbean",
  "central-america": "central america",
  emea: "emea|europe middle east and africa",
  eu: "eu|european union|eu countries",
  europe:
    "europe|european|eea|european economic area|western europe|eastern europe|central europe|northern europe|southern europe|europa",
  latam: "latam|latin america|latin american|south and central america|america latina",
  mena: "mena|middle east and north africa",
  "middle-east": "middle east|middle eastern",
  "north-america": "north america|northern america|north american|noram",
  oceania: "oceania|australasia",
  "south-america": "south america|south american",
};

// Groups of countries we keep no region for.
const GROUPS: Readonly<Record<string, string>> = {
  "dach|dach region": "DE AT CH",
  "nordics|nordic countries|nordic": "DK FI IS NO SE",
  scandinavia: "DK NO SE",
  benelux: "BE LU NL",
  "baltics|baltic states": "EE LT LV",
  iberia: "ES PT",
  anz: "AU NZ",
  gcc: "AE BH KW OM QA SA",
  "southeast asia|south east asia": "BN ID KH LA MM MY PH SG TH TL VN",
  "us and canada|usa and canada": "US CA",
  "uk and ireland": "GB IE",
};

// Names postings use that the library does not list.
const MORE_NAMES: Readonly<Record<CountryCode, string>> = {
  BN: "brunei darussalam",
  BO: "bolivia plurinational state of",
  CD: "congo the democratic republic of the|democratic republic of congo",
  CG: "congo|congo brazzaville",
  CI: "cote divoire",
  CN: "peoples republic of china|mainland china",
  CV: "cape verde",
  CZ: "czech republic|czech",
  DE: "deutschland|allemagne",
  ES: "espana",
  FM: "micronesia federated states of",
  GB: "uk|great britain|britain|england|scotland|wales|northern ireland|united kingdom of great britain and northern ireland",
  HK: "hong kong sar",
  IE: "republic of ireland",
  IR: "iran islamic republic of",
  KP: "korea democratic peoples republic of",
  KR: "korea|republic of korea|korea republic of|korea south",
  LA: "lao peoples democratic republic",
  MD: "moldova republic of",
  MK: "macedonia",
  MM: "burma",
  MO: "macau",
  NL: "holland",
  PS: "palestine state of|palestinian territories",
  RU: "russian federation",
  SY: "syrian arab republic",
  SZ: "swaziland",
  TL: "timor leste",
  TR: "turkey|turkiye",
  TW: "taiwan province of china",
  TZ: "tanzania united republic of",
  AE: "uae|emirates",
  US: "usa|us|united states of america|u s|u s a|america",
  VA: "holy see",
  VE: "venezuela bolivarian republic of",
  VN: "viet nam",
};

/** What the library knows of each country, and of what is none to us. */
export const COUNTRIES: ReadonlyMap<string, ICountry> = new Map(Object.entries(countries));
const NAMES: ReadonlyMap<string, NamedPlace> = collectNames();

function collectNames(): Map<string, NamedPlace> {
  const names = new Map<string, NamedPlace>();
  const add = (list: Iterable<string>, place: NamedPlace) => {
    for (const name of list) names.set(foldName(name), place);
  };
  // What our own pages call a country is read as well: "St. Lucia", "Åland Islands".
  for (const code of COUNTRY_CODES) add([formatLocation(code)], { regions: [], countries: [code] });
  for (const [code, country] of COUNTRIES) {
    if (!COUNTRY_CODES.has(code)) continue;
    add([country.native, ...(country.alias ?? []), country.name], { regions: [], countries: [code] });
  }
  for (const [code, list] of Object.entries(MORE_NAMES))
    add(list.split("|"), { regions: [], countries: [code] });
  for (const [list, codes] of Object.entries(GROUPS)) {
    add(list.split("|"), { regions: [], countries: codes.split(" ") });
  }
  for (const region of REGIONS) add(REGION_NAMES[region].split("|"), { regions: [region], countries: [] });
  return names;
}
