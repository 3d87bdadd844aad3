import { SINGLE_FILTERS } from "@farwork/domain/filter";
import { readWorkingHours, type WorkingHours, writeWorkingHours } from "@farwork/domain/reader";

/** What a browser remembers of its reader. */
export const READER_COOKIE = "reader";
/** The parameter of a listing's address that says where its reader lives, and its value for one who asks for all jobs. */
export const READER_PARAM = "from";
export const ANY_COUNTRY = "any";
/**
 * The one by which a form without scripts asks to have answers remembered: its value for where its reader lives, and else the
 * terms of pay that the form showed.
 */
export const REMEMBER_PARAM = "remember";
export const REMEMBER_COUNTRY = "1";
/** The one that says by which clock its reader works. */
export const ZONE_PARAM = "zone";

/** Where a reader lives and when they work, as far as they said so. */
export type RememberedReader = {
  readonly country?: string | undefined;
  readonly hours?: WorkingHours | undefined;
};

// No country and no working hours hold it, and a cookie's value may.
const BETWEEN = "~";

/**
 * What the cookie's text says; what is none of ours is left out.
 *
 * @example readRemembered("BR~9-17@America/Bahia").country; // "BR"
 */
export function readRemembered(text = ""): RememberedReader {
  const [country = "", hours = ""] = text.split(BETWEEN);
  return { country: /^[A-Z]{2}$/.test(country) ? country : undefined, hours: readWorkingHours(hours) };
}

/** The text that `readRemembered` reads. */
export function writeRemembered({ country = "", hours }: RememberedReader): string {
  return hours ? `${country}${BETWEEN}${writeWorkingHours(hours)}` : country;
}

/**
 * The query of a listing's address with what is remembered of its reader, where it says nothing of its own.
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

/** Who an address speaks for, or else who is remembered. */
export function readReader(landing: URLSearchParams, remembered?: string) {
  const filled = new URLSearchParams(withReader(landing.toString(), remembered));
  return {
    country: SINGLE_FILTERS.from.readFrom(filled).country,
    hours: SINGLE_FILTERS.hours.readFrom(filled),
  };
}
/** `unknownPlace` is what an address says of where they live that no place is called. */
export type Reader = ReturnType<typeof readReader> & { readonly unknownPlace?: string | undefined };
