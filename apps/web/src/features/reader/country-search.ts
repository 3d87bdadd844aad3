import { findCountries, isRegion, readCountry, suggestCountries } from "@farwork/domain/reader";

// Brings every country's names with it: reach this file only through `import()`.

/**
 * The countries that a text may mean, and the one that it means as a whole. Where it is a region's name they are some of its
 * countries; `near` where it means none, and these look most like it.
 */
export function lookUp(text: string) {
  const found = findCountries(text);
  const isNear = found.length === 0 && text.trim() !== "";
  const kind = isNear ? "near" : isRegion(text) ? "region" : "found";
  return { found: isNear ? suggestCountries(text) : found, kind, whole: readCountry(text) } as const;
}

/** The country that a text means as a whole; empty where that is none. */
export function readWhole(text: string): string {
  return readCountry(text) ?? "";
}
