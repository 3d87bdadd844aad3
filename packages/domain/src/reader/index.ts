export { type FoundCountry, findCountries, suggestCountries } from "./find-countries.ts";
export { readCountry } from "./read-country.ts";
export { isRegion } from "./read-region.ts";
export { askedHours } from "./asked-hours.ts";
export type { CommonHours } from "./common-hours.ts";
export { describeCommonHours, type DescribedHours } from "./describe-common-hours.ts";
export {
  readClock,
  readWorkingHours,
  writeClock,
  type WorkingHours,
  writeWorkingHours,
} from "./working-hours.ts";
export { countryOfTimeZone, timeZonesOf } from "./time-zones.ts";
