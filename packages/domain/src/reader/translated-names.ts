import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { CountryCode } from "../place/place.ts";
import { foldTyped } from "./called-countries.ts";

/** Languages in which many people type a country's name. */
const LANGUAGES = ["es", "pt", "fr", "de", "it", "nl", "pl"];

/**
 * The country of a name in another language than English or its own, as `Intl` knows it: first in the reader's, of the
 * BCP 47 tag `locale`. The first call takes a few milliseconds, so it is for texts that nothing else explains.
 *
 * @throws RangeError where `locale` is no language tag
 * @example findTranslated("Alemania"); // => "DE"
 */
export function findTranslated(text: string, locale?: string): CountryCode | undefined {
  const folded = foldTyped(text);
  const own = locale === undefined ? undefined : nameCountries(locale).get(folded);
  return (
    own ??
    LANGUAGES.map(namesIn)
      .find((names) => names.has(folded))
      ?.get(folded)
  );
}

/** The countries by their names in each of `LANGUAGES`. */
const translated = new Map<string, ReadonlyMap<string, CountryCode>>();

function namesIn(language: string): ReadonlyMap<string, CountryCode> {
  const names = translated.get(language) ?? nameCountries(language);
  translated.set(language, names);
  return names;
}

function nameCountries(language: string): ReadonlyMap<string, CountryCode> {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return new Map([...COUNTRY_CODES].map((code) => [foldTyped(names.of(code) ?? ""), code]));
}
