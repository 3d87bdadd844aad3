import * as fc from "fast-check";
import { expect, it } from "vitest";

import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { LocationFilter, Place } from "../place/place.ts";
import { REGIONS } from "../place/regions.ts";
import { excludesPlace, locationsExcluding, locationsShowing, showsPlace } from "./match-place.ts";

// A code that no country has but a posting or URL may contain.
const COUNTRIES = [...COUNTRY_CODES, "QX"];
const LOCATIONS: readonly LocationFilter[] = ["worldwide", "unstated", ...REGIONS, ...COUNTRIES];
const place: fc.Arbitrary<Place> = fc.record({
  scope: fc.constantFrom("worldwide", "restricted", "unknown"),
  countries: fc.uniqueArray(fc.constantFrom(...COUNTRIES), { maxLength: 3 }),
  regions: fc.uniqueArray(fc.constantFrom(...REGIONS), { maxLength: 2 }),
});

it("shows and hides a place by exactly the values listed for it", () => {
  fc.assert(
    fc.property(place, (at) => {
      const showing = locationsShowing(at);
      expect(LOCATIONS.filter((location) => showsPlace(location, at)).toSorted()).toEqual(
        [...showing].toSorted(),
      );
      expect(LOCATIONS.filter((location) => excludesPlace(location, at)).toSorted()).toEqual(
        [...locationsExcluding(at, showing)].toSorted(),
      );
    }),
  );
});
