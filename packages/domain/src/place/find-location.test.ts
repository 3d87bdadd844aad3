import { describe, expect, it } from "vitest";

import { COUNTRY_CODES } from "./country-codes.ts";
import { findLocation } from "./find-location.ts";
import { formatLocation } from "./format-place.ts";
import { REGIONS } from "./regions.ts";

describe("findLocation", () => {
  it.each([
    ["Brazil", "BR"],
    ["nigeria", "NG"],
    ["Cote d’Ivoire", "CI"],
    ["latin america", "latam"],
  ])("finds the place that pages call %s", (name, location) => {
    expect(findLocation(name)).toBe(location);
  });

  it.each(["", "Atlantis", "Braz", "constructor"])("finds none for %j", (name) => {
    expect(findLocation(name)).toBeUndefined();
  });

  it("finds every country and region by the name pages show", () => {
    const all = [...REGIONS, ...COUNTRY_CODES];
    expect(all.filter((place) => findLocation(formatLocation(place)) !== place)).toEqual([]);
  });
});
