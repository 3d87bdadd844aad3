import { SINGLE_FILTERS } from "@farwork/domain/filter";
import { readWorkingHours, type WorkingHours, writeWorkingHours } from "@farwork/domain/reader";

/** What this browser remembers about its reader. */
export const READER_COOKIE = "reader";
/** The query parameter for the country the reader lives in, and its value for all jobs. */
export const READER_PARAM = "from";
export const ANY_COUNTRY = "any";
/**
 * The query parameter by which a link, or a form without scripts, asks to remember answers: "1" for the reader's
 * country, else the terms of pay the form showed.
 */
export const REMEMBER_PARAM = "remember";
export const REMEMBER_COUNTRY = "1";
/** The query parameter for the reader's time zone. */
export const ZONE_PARAM = "zone";

/** The reader's country and working hours, as far as they gave them. */
export type RememberedReader = {
  readonly country?: string | undefined;
  readonly hours?: WorkingHours | undefined;
};

// Allowed in cookies, and never part of a country or working hours.
const BETWEEN = "~";

/**
 * Parses the cookie's value, leaving out malformed parts.
 *
 * @example readRemembered("BR~9-17@America/Bahia").country; // "BR"
 */
export function readRemembered(text = ""): RememberedReader {
  const [country = "", hours = ""] = text.split(BETWEEN);
  return { country: /^[A-Z]{2}$/.test(country) ? country : undefined, hours: readWorkingHours(hours) };
}

/** The cookie value that `readRemembered` reads. */
export function writeRemembered({ country = "", hours }: RememberedReader): string {
  return hours ? `${country}${BETWEEN}${writeWorkingHours(hours)}` : country;
}

/**
 * Adds the remembered reader to a listing's query, unless it names its own.
 *
 * @example withReader("type=contract", "BR"); // "type=contract&from=BR"
 */
export function withReader(search: string, remembered: string | undefined): string {
  const { country, hours } = readRemembered(remembered);
  const params = new URLSearchParams(search);
  const { size } = params;
  if (country !== undefined && !params.has(READER_PARAM)) params.set(READER_PARAM, country);
  if (hours && !params.has(ZONE_PARAM)) {
    const written = Object.entries(SINGLE_FILTERS.hours.write({ ...hours, atLeast: 0 }));
    for (const [name, text] of written) if (text !== "") params.set(name, text);
  }
  return params.size === size ? search : params.toString();
}

/** The reader an address names, or else the remembered one. */
export function readReader(landing: URLSearchParams, remembered?: string) {
  const filled = new URLSearchParams(withReader(landing.toString(), remembered));
  return {
    country: SINGLE_FILTERS.from.readFrom(filled).country,
    hours: SINGLE_FILTERS.hours.readFrom(filled),
  };
}
/** A country that may have been meant; `by` is the matching city, if any. */
export type PlaceSuggestion = { readonly code: string; readonly name: string; readonly by?: string };
/** A place in an address that we do not know, and the countries that may have been meant. */
export type SuggestedPlaces = { readonly text: string; readonly nearest: readonly PlaceSuggestion[] };
export type Reader = ReturnType<typeof readReader> & {
  readonly unknownPlace?: SuggestedPlaces | undefined;
  /**
   * What only the address, or the list they came from, says about them, as a query: the country and working hours. Links
   * to other jobs keep it, because this browser doesn’t remember it.
   */
  readonly carried?: string;
};
