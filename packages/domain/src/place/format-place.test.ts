import { describe, expect, it } from "vitest";

import { formatLocation, formatLocationInSentence, formatPlace } from "./format-place.ts";
import { parsePlace } from "./parse-place.ts";

describe("formatPlace", () => {
  it.each([
    [{ scope: "worldwide", countries: [], regions: [] }, "Worldwide"],
    [{ scope: "unknown", countries: [], regions: [] }, "Location not stated"],
    [{ scope: "restricted", countries: ["US"], regions: [] }, "United States"],
    [{ scope: "restricted", countries: ["CA"], regions: ["europe"] }, "Europe, Canada"],
    [
      { scope: "restricted", countries: ["DE", "FR", "ES", "PT", "IT"], regions: [] },
      "Germany, France, Spain and 2 more",
    ],
  ] as const)("shows %j as %j", (place, shown) => {
    expect(formatPlace({ ...place, countries: [...place.countries], regions: [...place.regions] })).toBe(
      shown,
    );
  });

  it.each([
    [-5, 1, "Worldwide, UTC−5\u00A0to\u00A0UTC+1"],
    [0, 3, "Worldwide, UTC\u00A0to\u00A0UTC+3"],
    [-3.5, 5.75, "Worldwide, UTC−3:30\u00A0to\u00A0UTC+5:45"],
    [8, 8, "Worldwide, UTC+8"],
  ])("tells the time zones from %d to %d behind the place", (from, to, shown) => {
    expect(formatPlace({ scope: "worldwide", countries: [], regions: [], timezones: { from, to } })).toBe(
      shown,
    );
  });

  it.each([
    ["Worldwide except Nigeria and Brazil", "Worldwide except Nigeria, Brazil"],
    ["Anywhere except the EU", "Worldwide except the European Union"],
  ])("tells what the rest of the world is the rest of: %j", (text, shown) => {
    expect(formatPlace(parsePlace(text))).toBe(shown);
  });

  it("names hours alone where they, and nobody, name the countries", () => {
    expect(formatPlace(parsePlace("UTC-3 to UTC+3"))).toBe("UTC−3\u00A0to\u00A0UTC+3");
  });

  it("tells who may not apply where nothing is said of others", () => {
    const excluded = { countries: ["GB"], regions: ["eu" as const] };
    expect(formatPlace({ ...parsePlace("the office"), excluded })).toBe(
      "Not in the European Union, the United Kingdom",
    );
  });

  it("tells the time zones also where nobody says in which country", () => {
    const place = parsePlace("Haldenwang (CET)");
    expect(formatPlace(place)).toBe("Location not stated, UTC+1");
  });

  it("shows time zones so that they can be read again", () => {
    const place = parsePlace("Germany, UTC-3:30 to UTC+5:45");
    expect(formatPlace(place)).toBe("Germany, UTC−3:30\u00A0to\u00A0UTC+5:45");
    expect(parsePlace(formatPlace(place))).toEqual(place);
  });
});

it.each([
  ["US", "the United States"],
  ["NL", "the Netherlands"],
  ["KY", "the Cayman Islands"],
  ["CF", "the Central African Republic"],
  ["eu", "the European Union"],
  ["BR", "Brazil"],
  ["CK", "the Cook Islands"],
  ["ZA", "South Africa"],
  ["MK", "North Macedonia"],
] as const)("names %s in a sentence as %s", (location, name) => {
  expect(formatLocationInSentence(location)).toBe(name);
});

describe("formatLocation", () => {
  it("names every kind of value the location filter takes", () => {
    expect(["worldwide", "unstated", "latam", "JP", "HK"].map(formatLocation)).toEqual([
      "Worldwide",
      "Location not stated",
      "Latin America",
      "Japan",
      "Hong Kong",
    ]);
  });
});
