import { atom } from "jotai";

import type { Formats } from "../../platform/locale/formats.ts";
import { fillPayTerms } from "../../platform/locale/reader-terms.ts";
import { READER_PARAM, withReader } from "../../platform/requests/reader-search.ts";
import { readReaderCookie } from "../reader/reader-cookie.ts";
import { jobsAtom, providedAtom } from "./jobs-atoms.ts";
import { readListingAddress } from "./listing-address.ts";

/** The query of the listing's address, without "?". The address is the source of truth; this follows it. */
export const addressQueryAtom = providedAtom("");
/** The parsed address: filters, search, order, page and the open job. */
export const addressAtom = atom((get) => readListingAddress(get(addressQueryAtom)));

/** Whether the address asks for another list than the one on screen. */
export const isListPendingAtom = atom((get) => {
  const jobs = get(jobsAtom);
  return jobs.status !== "none" && jobs.address.path !== get(addressAtom).path;
});

/** The country this page last added to an address without one. */
let filled: string | undefined;

/**
 * The browser's query as `URLSearchParams` writes it, with the reader's country if it has none, and their terms of pay.
 */
export function readSearch(formats: Formats): string {
  return fillPayTerms(withReader(readAddress(), readReaderCookie()), formats);
}

/** Like `readSearch`, and also writes the country into the address, so that it can be shared. */
export function showSearch(formats: Formats): string {
  const address = readAddress();
  const search = withReader(address, readReaderCookie());
  if (location.pathname === "/" && search !== address) {
    if (readCountry(address) === null) filled = readCountry(search) ?? undefined;
    history.replaceState(null, "", `/?${search}`);
  }
  return fillPayTerms(search, formats);
}

/**
 * Like `showSearch`, after the remembered country changed: replaces a country this page added, but not one that was
 * asked for.
 */
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
