import { COUNTRY_CODES } from "../place/country-codes.ts";
import { formatLocation } from "../place/format-place.ts";
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

/**
 * The country or region that pages show by this name, whatever its case and accents. Knows no other names, which postings
 * use: a page pays for no list of them.
 */
function findLocation(name: string): LocationFilter | undefined {
  const folded = fold(name);
  return [...REGIONS, ...COUNTRY_CODES].find((location) => fold(formatLocation(location)) === folded);
}

const fold = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
