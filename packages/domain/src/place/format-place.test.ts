import { describe, expect, it } from "vitest";

import { formatLocation, formatPlace } from "./format-place.ts";

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
