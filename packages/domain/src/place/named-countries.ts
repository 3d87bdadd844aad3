import { COUNTRY_CODES } from "./country-codes.ts";
import type { CountryCode, Place } from "./place.ts";
import { countriesOf, countriesOpenTo } from "./region.ts";
import { REGIONS } from "./regions.ts";

/** As much of a region as is the region without a few: "EU except Germany". */
const MOST_OF_REGION = 0.75;
/** As much of the world as is the world without a few: "Worldwide except the EU". */
const MOST_OF_WORLD = 0.8;

/**
 * The countries that a place names one by one. A region names none, nor does what is left of one, or of the world, without
 * some: `parsePlace` lists the others there.
 *
 * @example namedCountries(parsePlace("Kenya, LATAM")); // => Set { "KE" }
 */
export function namedCountries(place: Place): ReadonlySet<CountryCode> {
  const open = countriesOpenTo(place);
  const almostWhole = REGIONS.filter((region) => !place.regions.includes(region))
    .map(countriesOf)
    .filter((region) => holdsMost(open, region));
  // A list of what is left repeats no country of a region beside it: "Germany, Europe" names Germany.
  const isOfRegion = (country: CountryCode) => place.regions.some((one) => countriesOf(one).has(country));
  const isLeft = (country: CountryCode) => almostWhole.some((region) => region.has(country));
  return new Set(place.countries.filter((country) => isOfRegion(country) || !isLeft(country)));
}

function holdsMost(open: ReadonlySet<CountryCode>, region: ReadonlySet<CountryCode>): boolean {
  const most = region.size * MOST_OF_REGION;
  // Most places name a country or two: regions are not gone through for those.
  return open.size >= most && [...region].filter((country) => open.has(country)).length >= most;
}

/**
 * Whether a place is open to anyone, or to anyone but people in a few countries.
 *
 * @example isNearlyWorldwide(parsePlace("Worldwide except Nigeria")); // => true
 */
export function isNearlyWorldwide(place: Place): boolean {
  return place.scope === "worldwide" || countriesOpenTo(place).size >= COUNTRY_CODES.size * MOST_OF_WORLD;
}
