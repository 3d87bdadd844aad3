import { COUNTRY_CODES } from "../place/country-codes.ts";
import { findLocation } from "../place/format-place.ts";
import type { LocationFilter } from "../place/place.ts";
import { REGIONS } from "../place/regions.ts";

/** Reads a place in an address: a code, a region, or a name of either. */
export function readLocation(text: string): LocationFilter | undefined {
  // Most addresses name no place, and each is read several times.
  if (text === "") return undefined;
  if (text === "worldwide" || text === "unstated") return text;
  const code = text.toUpperCase();
  const slug = text.toLowerCase();
  return REGIONS.find((region) => region === slug) ?? (COUNTRY_CODES.has(code) ? code : findLocation(text));
}
