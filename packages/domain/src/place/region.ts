// countries-list (MIT, 48 kB, no dependencies) over world-countries: that one is 0.7 MB and share-alike (ODbL).
import { countries, type ICountry, type TContinentCode } from "countries-list";

import { COUNTRY_CODES } from "./country-codes.ts";
import type { CountryCode, Place, Region } from "./place.ts";
import { REGIONS } from "./regions.ts";

/**
 * The countries of a region. Continents share no country, so a posting open to Asia is not one open to Europe;
 * Russia and Cyprus count as Europe, Turkey as Asia and the Middle East.
 *
 * @example countriesOf("eu").has("DE"); // => true
 */
export function countriesOf(region: Region): ReadonlySet<CountryCode> {
  return REGION_COUNTRIES[region];
}

/** Every country a restricted job is open to: its own and those of its regions. */
export function countriesOpenTo(place: Pick<Place, "countries" | "regions">): ReadonlySet<CountryCode> {
  const open = new Set(place.countries);
  for (const region of place.regions) for (const country of countriesOf(region)) open.add(country);
  return open;
}

/** The regions in which someone could take a job open to these countries: all that share one with them. */
export function regionsReached(open: ReadonlySet<CountryCode>): Region[] {
  return REGIONS.filter((region) => sharesCountry(countriesOf(region), open));
}

/** Whether somebody could live in both. */
export function sharesCountry(some: ReadonlySet<CountryCode>, others: ReadonlySet<CountryCode>): boolean {
  for (const country of some) if (others.has(country)) return true;
  return false;
}

const codes = (text: string) => text.split(" ");

function continent(code: TContinentCode, { plus = "", minus = "" } = {}): string[] {
  const listed = Object.entries<ICountry>(countries)
    .filter(([country, data]) => data.continent === code && COUNTRY_CODES.has(country))
    .map(([country]) => country);
  return [...listed, ...codes(plus)].filter((country) => country !== "" && !codes(minus).includes(country));
}

const africa = continent("AF");
const asia = continent("AS", { minus: "RU" });
const europe = continent("EU", { plus: "RU" });
const oceania = continent("OC");
const southAmerica = continent("SA");
const northern = codes("BM CA GL PM US");
const centralAmerica = codes("BZ CR GT HN NI PA SV");
const northAmericaAll = continent("NA");
const caribbean = northAmericaAll.filter((code) => ![...northern, ...centralAmerica, "MX"].includes(code));
const middleEast = codes("AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE");
const caucasus = codes("AM AZ GE");
const eu = codes("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK");

const REGION_COUNTRIES: Readonly<Record<Region, ReadonlySet<CountryCode>>> = {
  africa: new Set(africa),
  americas: new Set([...northAmericaAll, ...southAmerica]),
  apac: new Set([...asia, ...oceania].filter((code) => ![...middleEast, ...caucasus].includes(code))),
  asia: new Set(asia),
  caribbean: new Set(caribbean),
  "central-america": new Set(centralAmerica),
  emea: new Set([...europe, ...middleEast, ...caucasus, ...africa]),
  eu: new Set(eu),
  europe: new Set(europe),
  latam: new Set(["MX", ...centralAmerica, ...caribbean, ...southAmerica]),
  mena: new Set([...middleEast.filter((code) => code !== "TR"), ...codes("DZ EG LY MA TN")]),
  "middle-east": new Set(middleEast),
  // In postings Mexico is North America as often as it is Latin America: it is in both.
  "north-america": new Set([...northern, "MX"]),
  oceania: new Set(oceania),
  "south-america": new Set(southAmerica),
};
