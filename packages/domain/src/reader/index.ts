export { type FoundCountry, findCountries, readCountry, suggestCountries } from "./find-countries.ts";
export {
  askedHours,
  type CommonHours,
  compareHours,
  dayLength,
  workingDay,
  type WorkingDay,
} from "./common-hours.ts";
export {
  readClock,
  readWorkingHours,
  writeClock,
  type WorkingHours,
  writeWorkingHours,
} from "./working-hours.ts";
export { zoneOffset } from "./zone-offset.ts";
export { countryOfTimeZone, timeZonesOf } from "./time-zones.ts";
