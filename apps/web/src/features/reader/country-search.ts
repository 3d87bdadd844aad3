import { findCountries, isRegion, readCountry, suggestCountries } from "@farwork/domain/reader";

// Pulls in the names of all countries: browsers only reach this file through `import()`.

/**
 * The countries a text may mean, and the one it names in full. For a region's name, some of its countries; `near` for
 * unknown text, with the most similar names. `locale` is the reader's.
 */
export function lookUp(text: string, locale: string) {
  const found = findCountries(text);
  const isNear = found.length === 0 && text.trim() !== "";
  const kind = isNear ? "near" : isRegion(text) ? "region" : "found";
  return { found: isNear ? suggestCountries(text, locale) : found, kind, whole: readCountry(text) } as const;
}

/** The few countries that an unknown text, or a region's name, may mean. */
export const lookUpFew = (text: string, locale: string) => lookUp(text, locale).found.slice(0, MAX_FEW);

const MAX_FEW = 3;

/** The country a text names in full; empty if none. */
export function readWhole(text: string): string {
  return readCountry(text) ?? "";
}
