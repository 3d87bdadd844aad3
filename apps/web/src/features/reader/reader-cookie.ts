import { READER_COOKIE } from "../../platform/requests/reader-search.ts";
import {
  forgetDeviceCookie,
  readDeviceCookie,
  writeDeviceCookie,
} from "../../platform/storage/device-cookie.ts";

const listeners = new Set<(country: string | undefined) => void>();

/** The country that this browser remembers. */
export function readReaderCookie(): string | undefined {
  return readDeviceCookie(READER_COOKIE);
}

/** Remembers the country that its reader chose, or that they chose none, and tells of it. */
export function rememberReader(country: string | undefined): void {
  keepReader(country);
  for (const listener of listeners) listener(country);
}

/** The same of what is known elsewhere already, which is nobody's choice of now. */
export function keepReader(country: string | undefined): void {
  if (country === undefined) forgetDeviceCookie(READER_COOKIE);
  else writeDeviceCookie(READER_COOKIE, country);
}

/** Calls back with what the reader chooses in this page. */
export function watchReader(listener: (country: string | undefined) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
