import { describe, expect, it } from "vitest";

import { COUNTRY_CODES } from "../place/country-codes.ts";
import { formatLocation } from "../place/format-place.ts";
import { REGIONS } from "../place/regions.ts";
import { readLocation } from "./read-location.ts";

describe("readLocation", () => {
  it.each([
    ["Brazil", "BR"],
    ["nigeria", "NG"],
    ["Cote d’Ivoire", "CI"],
    ["latin america", "latam"],
  ])("finds the place that pages call %s", (name, location) => {
    expect(readLocation(name)).toBe(location);
  });

  it.each(["", "Atlantis", "Braz", "constructor"])("finds none for %j", (name) => {
    expect(readLocation(name)).toBeUndefined();
  });

  it("finds every country and region by the name pages show", () => {
    const all = [...REGIONS, ...COUNTRY_CODES];
    expect(all.filter((place) => readLocation(formatLocation(place)) !== place)).toEqual([]);
  });
});
