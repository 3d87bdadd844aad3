import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { CountryCode } from "../place/place.ts";
import { foldTyped } from "./called-countries.ts";

/** Languages in which many people type a country's name. */
const LANGUAGES = ["es", "pt", "fr", "de", "it", "nl", "pl"];

/**
 * The country of a name in another language than English or its own, as `Intl` knows it: first in the reader's, of the
 * BCP 47 tag `locale`. Takes up to a few milliseconds, so it is for texts that nothing else explains.
 *
 * @throws RangeError where `locale` is no language tag
 * @example findTranslated("Alemania"); // => "DE"
 */
export function findTranslated(text: string, locale?: string): CountryCode | undefined {
  const folded = foldTyped(text);
  for (const language of locale === undefined ? LANGUAGES : [locale, ...LANGUAGES]) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    const named = [...COUNTRY_CODES].find((code) => foldTyped(names.of(code) ?? "") === folded);
    if (named !== undefined) return named;
  }
  return undefined;
}
