import type { Formats } from "../../platform/locale/formats.ts";
import { fillPayTerms } from "../../platform/locale/reader-terms.ts";
import { READER_PARAM, withReader } from "../../platform/requests/reader-search.ts";
import { readReaderCookie } from "../reader/reader-cookie.ts";

/** The country that this page last wrote into an address that named none. */
let filled: string | undefined;

/**
 * The query of the browser's address, spelt as `URLSearchParams` does, with its reader's country where it names none, and in
 * their terms of pay.
 */
export function readSearch(formats: Formats): string {
  return fillPayTerms(withReader(readAddress(), readReaderCookie()), formats);
}

/** The same, with the country also written into the address, so that it can be shared. */
export function showSearch(formats: Formats): string {
  const address = readAddress();
  const search = withReader(address, readReaderCookie());
  if (location.pathname === "/" && search !== address) {
    if (readCountry(address) === null) filled = readCountry(search) ?? undefined;
    history.replaceState(null, "", `/?${search}`);
  }
  return fillPayTerms(search, formats);
}

/** The same once another country is remembered: what this page wrote in by itself gives way, not what it was asked for. */
export function showSearchAnew(formats: Formats): string {
  const address = new URLSearchParams(location.search);
  if (filled !== undefined && address.get(READER_PARAM) === filled) {
    address.delete(READER_PARAM);
    history.replaceState(null, "", address.size === 0 ? "/" : `/?${address}`);
  }
  return showSearch(formats);
}

const readAddress = () => new URLSearchParams(location.search).toString();
const readCountry = (search: string) => new URLSearchParams(search).get(READER_PARAM);
