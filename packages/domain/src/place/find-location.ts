import { COUNTRY_CODES } from "./country-codes.ts";
import { formatLocation } from "./format-place.ts";
import type { LocationFilter } from "./place.ts";
import { REGIONS } from "./regions.ts";

/**
 * The country or region that pages show by this name, whatever its case and accents; undefined where there is none.
 * Knows no other names, which postings use: a page pays for no list of them.
 *
 * @example findLocation("brazil"); // "BR"
 */
export function findLocation(name: string): LocationFilter | undefined {
  return LOCATIONS.get(fold(name));
}

const LOCATIONS: ReadonlyMap<string, LocationFilter> = new Map(
  [...REGIONS, ...COUNTRY_CODES].map((location) => [fold(formatLocation(location)), location]),
);

function fold(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
