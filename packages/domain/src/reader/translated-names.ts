import { COUNTRY_CODES } from "../place/country-codes.ts";
import type { CountryCode } from "../place/place.ts";
import { foldTyped } from "./called-countries.ts";

/** Languages in which many people type a country's name. */
const LANGUAGES = ["es", "pt", "fr", "de", "it", "nl", "pl"];

let known: ReadonlyMap<string, CountryCode> | undefined;

/**
 * The country of a name in another language than English or its own, as `Intl` knows it.
 *
 * @example findTranslated("Alemania"); // => "DE"
 */
export function findTranslated(text: string): CountryCode | undefined {
  known ??= translateAll();
  return known.get(foldTyped(text));
}

function translateAll(): ReadonlyMap<string, CountryCode> {
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  return new Map(
    [...COUNTRY_CODES].flatMap((code) =>
      names.flatMap((of) => {
        const name = of.of(code);
        return name === undefined ? [] : [[foldTyped(name), code] as const];
      }),
    ),
  );
}
