import { SINGLE_FILTERS } from "@farwork/domain/filter";

/** What a browser remembers of its reader: the country they live in. */
export const READER_COOKIE = "reader";
/** The parameter of a listing's address that says where its reader lives, and its value for one who asks for all jobs. */
export const READER_PARAM = "from";
export const ANY_COUNTRY = "any";

/**
 * The query of a listing's address with the remembered country, where it says nothing of its own.
 *
 * @example withReader("type=contract", "BR"); // "type=contract&from=BR"
 */
export function withReader(search: string, remembered: string | undefined): string {
  const params = new URLSearchParams(search);
  if (remembered === undefined || !/^[A-Z]{2}$/.test(remembered) || params.has(READER_PARAM)) return search;
  params.set(READER_PARAM, remembered);
  return params.toString();
}

/** The country that an address speaks for, or else the remembered one. */
export function readReader(landing: URLSearchParams, remembered?: string): string | undefined {
  const filled = withReader(landing.toString(), remembered);
  return SINGLE_FILTERS.from.readFrom(new URLSearchParams(filled)).country;
}
