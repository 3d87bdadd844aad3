import type { CountryCode } from "../place/place.ts";
import { countriesOf } from "../place/region.ts";
import { REGION_LABELS, REGIONS } from "../place/regions.ts";
import { foldTyped, splitPlaces } from "./called-countries.ts";

/** Minimum letters of a prefix; fewer match too many regions. */
const MIN_PREFIX = 3;

const REGION_NAMES: ReadonlyMap<string, ReadonlySet<CountryCode>> = new Map(
  REGIONS.flatMap((region) =>
    [region, REGION_LABELS[region]].map((name) => [foldTyped(name), countriesOf(region)] as const),
  ),
);

/** The countries of the region a whole text means; undefined if it means none. */
export function readRegion(text: string): ReadonlySet<CountryCode> | undefined {
  const [first = "", ...others] = splitPlaces(text);
  return others.length > 0 ? undefined : REGION_NAMES.get(foldTyped(first));
}

/** The countries of the regions that start with a prefix such as "euro". */
export function readRegionPrefix(text: string): ReadonlySet<CountryCode> {
  const prefix = foldTyped(text);
  if (prefix.length < MIN_PREFIX) return new Set();
  const regions = [...REGION_NAMES].filter(([name]) => name.startsWith(prefix));
  return new Set(regions.flatMap(([, countries]) => [...countries]));
}

/**
 * Whether a text names a region rather than a country.
 *
 * @example isRegion("LATAM"); // => true
 */
export function isRegion(text: string): boolean {
  return readRegion(text) !== undefined;
}
