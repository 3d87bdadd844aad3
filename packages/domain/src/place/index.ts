export { COUNTRY_CODES } from "./country-codes.ts";
export { formatLocation, formatPlace } from "./format-place.ts";
export { parsePlace } from "./parse-place.ts";
export { CountryCode, Place, Region, TimeZoneWindow } from "./place.ts";
export { countriesOf } from "./region.ts";
export { REGION_LABELS, REGIONS } from "./regions.ts";
