import { locationsExcluding, locationsShowing } from "../../filter/match-place.ts";
import { isNearlyWorldwide, namedCountries } from "../../place/named-countries.ts";
import type { CountryCode, LocationFilter, Place } from "../../place/place.ts";
import { createTable } from "./table.ts";

/** A place as the location filter sees it; numbers are indexes into `PlaceValues.named`. */
export interface PlaceValue {
  readonly scope: Place["scope"];
  readonly place: Place;
  /** Every value of the filter that shows a job of this place. */
  readonly showing: ReadonlySet<LocationFilter>;
  /** Every value of the filter that hides a job of this place when excluded. */
  readonly excluding: ReadonlySet<LocationFilter>;
  /** The countries it names individually. */
  readonly named: ReadonlySet<CountryCode>;
  readonly isNearlyWorldwide: boolean;
  /** The regions and countries it names. */
  readonly names: Uint16Array;
  /** Those of `showing` that any place names; only these are listed. */
  readonly shown: Uint16Array;
}

export interface PlaceValues {
  /** Every region and country that any place names. */
  readonly named: readonly LocationFilter[];
  readonly values: readonly PlaceValue[];
}

export function readPlaceValues(places: readonly Place[]): PlaceValues {
  const table = createTable<LocationFilter>((location) => location);
  const names = places.map(({ scope, regions, countries }) =>
    Uint16Array.from(scope === "worldwide" ? [] : new Set([...regions, ...countries]), table.codeOf),
  );
  return {
    named: table.values,
    values: places.map((place, at) => {
      const showing = locationsShowing(place);
      const codes = table.values.flatMap((location, code) => (showing.has(location) ? [code] : []));
      return {
        scope: place.scope,
        place,
        showing,
        excluding: locationsExcluding(place, showing),
        named: namedCountries(place),
        isNearlyWorldwide: isNearlyWorldwide(place),
        names: names[at] ?? new Uint16Array(),
        shown: Uint16Array.from(place.scope === "worldwide" ? [] : codes),
      };
    }),
  };
}
