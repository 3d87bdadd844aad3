import { findCountries, readCountry, suggestCountries } from "@farwork/domain/reader";

// Brings every country's names with it: reach this file only through `import()`.

/** The countries that a text may mean; `isNear` where it means none, and these look most like it. */
export function lookUp(text: string) {
  const found = findCountries(text);
  const isNear = found.length === 0 && text.trim() !== "";
  return { found: isNear ? suggestCountries(text) : found, isNear };
}

/** The country that a text means as a whole; empty where that is none. */
export function readWhole(text: string): string {
  return readCountry(text) ?? "";
}
