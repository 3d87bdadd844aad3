import { expect, it } from "vitest";

import { COUNTRY_CODES } from "../place/country-codes.ts";
import { countryOfTimeZone, ZONE_COUNTRIES } from "./time-zones.ts";

it.each([
  ["America/Sao_Paulo", "BR"],
  ["Africa/Lagos", "NG"],
  ["Asia/Calcutta", "IN"],
  ["Asia/Kolkata", "IN"],
  ["Europe/Kiev", "UA"],
  ["America/Argentina/Buenos_Aires", "AR"],
  ["UTC", undefined],
  ["Etc/GMT+3", undefined],
  ["Mars/Olympus", undefined],
])("%s is a time zone of %s", (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country);
});

it("every time zone that a browser may report has a country", () => {
  const named = Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC");
  expect(named.filter((zone) => countryOfTimeZone(zone) === undefined)).toEqual([]);
  expect([...ZONE_COUNTRIES.values()].filter((code) => !COUNTRY_CODES.has(code))).toEqual([]);
});
