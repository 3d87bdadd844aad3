import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { CountryCode } from "../place/place.ts";
import { foldTyped } from "./called-countries.ts";

/** Languages in which many people type a country's name. */
const LANGUAGES = ["es", "pt", "fr", "de", "it", "nl", "pl"];

/**
 * The country of a name in another language than English or its own, as `Intl` knows it. Takes a few milliseconds, so
 * it is for texts that nothing else explains.
 *
 * @example findTranslated("Alemania"); // => "DE"
 */
export function findTranslated(text: string): CountryCode | undefined {
  const folded = foldTyped(text);
  const languages = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  return [...COUNTRY_CODES].find((code) =>
    languages.some((names) => foldTyped(names.of(code) ?? "") === folded),
  );
}
