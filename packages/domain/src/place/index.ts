export { COUNTRY_CODES } from "./country-codes.ts";
export { formatLocation, formatLocationInSentence, formatPlace } from "./format-place.ts";
export { parsePlace } from "./parse-place.ts";
export { Place } from "./place.ts";
export { REGIONS } from "./regions.ts";
