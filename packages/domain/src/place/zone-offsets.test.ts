import { describe, expect, it } from "vitest";

import { COUNTRY_CODES } from "./country-codes.ts";
import { countriesByHours, hoursOfCountry, peopleLivingIn } from "./country-zones.ts";
import { countriesOpenTo } from "./region.ts";
import { takeOffsets } from "./zone-offsets.ts";

describe("takeOffsets", () => {
  it.each([
    ["UTC-5 to UTC+1", -5, 1],
    ["UTC -8 to -5", -8, -5],
    ["UTC−5 – UTC+1", -5, 1],
    ["utc+3  to\tutc-3", -3, 3],
    ["between GMT-3 and GMT+3:30", -3, 3.5],
    ["UTC+0545", 5.75, 5.75],
    ["GMT", 0, 0],
    ["UTC-3:30", -3.5, -3.5],
    ["EST", -5, -5],
    ["MEZ", 1, 1],
    ["MESZ", 2, 2],
    ["WAT", 1, 1],
    ["TRT", 3, 3],
    ["WIB", 7, 7],
    ["PST-EST", -8, -5],
    ["EST or CET", -5, 1],
    ["EST (UTC-5) to CET (UTC+1)", -5, 1],
    ["PT hours", -8, -8],
    ["US Eastern Time", -5, -5],
    ["Central European Time", 1, 1],
    ["Eastern European Time", 2, 2],
    ["Central Time", -6, -6],
    ["India Standard Time", 5.5, 5.5],
    ["CET +/- 3 HOURS", -2, 4],
    ["CET ±3", -2, 4],
    ["UTC+2 (+/- 3h)", -1, 5],
    ["within 2 hours of EST", -7, -3],
    ["UTC-11 +/- 4", -12, -7],
    ["NZST plus or minus 5", 7, 14],
  ])("reads %j", (text, from, to) => {
    expect(takeOffsets(text).window).toEqual({ from, to });
  });

  it.each(["", "UTC+99", "PT", "Best", "Brest", "Nutcracker", "+3", "5 to 9", "full time"])(
    "reads no hours in %j",
    (text) => {
      expect(takeOffsets(text).window).toBeUndefined();
    },
  );

  it("leaves the rest of the text, and what widens zones named otherwise", () => {
    expect(takeOffsets("Worldwide (UTC-3 to +1)")).toMatchObject({ spread: 0, rest: "Worldwide ( )" });
    expect(takeOffsets("European timezones +/- 2 hours")).toEqual({
      window: undefined,
      spread: 2,
      rest: "European timezones  ",
    });
  });
});

describe("peopleLivingIn", () => {
  it.each([
    [-5, -5, ["americas"]],
    [-3, -2, ["americas"]],
    [-2, -1, ["emea"]],
    [4, 4, ["emea"]],
    [4.5, 5, ["apac"]],
    [-12, 14, ["americas", "emea", "apac"]],
    [-12, -11, []],
  ])(
    "takes hours of one part of the world, or all hours of it, for the part: UTC%d to UTC%d",
    (from, to, regions) => {
      expect(peopleLivingIn({ from, to })).toEqual({ regions, countries: [] });
    },
  );

  it.each([
    [-3, 5, "BR PK", "US IN JP AU"],
    [-5, 1, "US BR GB DE NG", "CR ZA KE"],
    [3, 5.5, "KE TR AE PK IN", "DE JP"],
  ])("asks for countries by their own hours from UTC%d to UTC%d", (from, to, inside, outside) => {
    const { regions, countries } = peopleLivingIn({ from, to });
    const open = countriesOpenTo({ regions: [...regions], countries: [...countries] });
    expect(inside.split(" ").filter((code) => !open.has(code))).toEqual([]);
    expect(outside.split(" ").filter((code) => open.has(code))).toEqual([]);
  });
});

describe("the hours of countries", () => {
  it("are those of summer too where clocks go forward then", () => {
    const inside = countriesByHours({ from: -4, to: 2 });
    expect(["US", "CU", "DE", "FI"].filter((code) => !inside.has(code))).toEqual([]);
    expect(["CO", "PE", "MX", "KE"].filter((code) => inside.has(code))).toEqual([]);
  });

  it("are known of every country, but for islands without people", () => {
    const known = countriesByHours({ from: -12, to: 14 });
    expect(
      [...COUNTRY_CODES]
        .filter((code) => !known.has(code))
        .toSorted()
        .join(" "),
    ).toBe("AQ BV GS HM TF UM");
    expect([...known].filter((code) => !COUNTRY_CODES.has(code))).toEqual([]);
  });
});

it.each([
  ["Pacific / Mountain time zones", -8, -7],
  ["Remote - Eastern or Central time", -6, -5],
  ["Remote (US), ET, CT", -6, -5],
])("zones that share a word are one window: %s", (text, from, to) => {
  expect(takeOffsets(text).window).toEqual({ from, to });
});

it("takes the Grand Est for no zone", () => {
  expect(takeOffsets("Strasbourg, Grand Est").window).toBeUndefined();
});

it("a country has hours of its own where all of it lives by one zone", () => {
  expect(hoursOfCountry("NP")).toEqual({ from: 5.75, to: 5.75 });
  expect(hoursOfCountry("BR")).toBeUndefined();
  expect(hoursOfCountry("ZZ")).toBeUndefined();
});
