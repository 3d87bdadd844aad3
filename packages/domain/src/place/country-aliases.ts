// countries-list (MIT, 48 kB, no dependencies) over world-countries: that one is 0.7 MB and share-alike (ODbL).
import { countries, type ICountry } from "countries-list";

import type { CountryCode } from "./place.ts";

/** What the library knows of each country, and of what is none to us. */
export const COUNTRIES: ReadonlyMap<string, ICountry> = new Map(Object.entries(countries));

/** What else postings call a country. */
export function listCountryNames(code: CountryCode): string[] {
  return [...(MORE_NAMES[code]?.split("|") ?? []), ...(COUNTRIES.get(code)?.alias ?? [])];
}

/** Names postings use beside those that are written down. */
export const MORE_NAMES: Readonly<Record<CountryCode, string>> = {
  BO: "bolivia plurinational state of",
  CA: "canadian",
  CD: "congo the democratic republic of the|democratic republic of congo|democratic republic of the congo",
  CG: "congo",
  CI: "cote divoire",
  CN: "peoples republic of china|mainland china",
  CV: "cape verde",
  CZ: "czech",
  DE: "deutschland|allemagne|bundesrepublik|bundesrepublik deutschland|bundesweit|deutschlandweit",
  ES: "espana",
  FM: "micronesia federated states of",
  FR: "france metropolitaine",
  GB: "uk|great britain|britain|england|scotland|wales|northern ireland|united kingdom of great britain and northern ireland",
  HK: "hong kong sar",
  IE: "republic of ireland",
  IR: "iran islamic republic of",
  KP: "korea democratic peoples republic of",
  KR: "korea|republic of korea|korea republic of|korea south|south korean",
  LA: "lao peoples democratic republic",
  MD: "moldova republic of",
  MK: "macedonia",
  MM: "burma",
  MO: "macau",
  NL: "holland",
  NZ: "nz|aotearoa",
  PH: "phillipines|philipines|phillippines",
  PS: "palestine|palestine state of|palestinian territories",
  RU: "russian federation",
  SA: "ksa",
  SY: "syrian arab republic",
  SZ: "swaziland",
  TL: "timor leste",
  TR: "turkey|turkiye",
  TW: "taiwan province of china",
  TZ: "tanzania united republic of",
  AE: "uae|emirates",
  US: "usa|us|united states of america|u s|u s a|america|contiguous us|conus|lower 48|lower 48 states|50 states|all 50 states|ee uu|eeuu|eua",
  VA: "holy see",
  VE: "venezuela bolivarian republic of",
  VN: "viet nam",
  ZA: "south african",
};
