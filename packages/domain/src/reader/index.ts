export { type FoundCountry, findCountries, readCountry, suggestCountries } from "./find-countries.ts";
export { countryOfTimeZone } from "./time-zones.ts";
