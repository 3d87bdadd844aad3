import {
  READER_COOKIE,
  readRemembered,
  type RememberedReader,
  writeRemembered,
} from "../../platform/requests/reader-search.ts";
import {
  forgetDeviceCookie,
  readDeviceCookie,
  writeDeviceCookie,
} from "../../platform/storage/device-cookie.ts";

const listeners = new Set<(changes: RememberedReader) => void>();
const keptListeners = new Set<() => void>();

/** What this browser remembers about its reader, for `readRemembered`. */
export function readReaderCookie(): string | undefined {
  return readDeviceCookie(READER_COOKIE);
}

/** Remembers what the reader chose or cleared, keeping the rest, and notifies listeners. */
export function rememberReader(changes: RememberedReader): void {
  writeReader({ ...readRemembered(readReaderCookie()), ...changes });
  for (const listener of listeners) listener(changes);
}

/** Stores what is known from elsewhere, rather than chosen now; notifies listeners of changes. */
export function keepReader(reader: RememberedReader): void {
  const before = readReaderCookie();
  writeReader(reader);
  if (readReaderCookie() !== before) for (const listener of keptListeners) listener();
}

function writeReader(reader: RememberedReader): void {
  const text = writeRemembered(reader);
  if (text === "") forgetDeviceCookie(READER_COOKIE);
  else writeDeviceCookie(READER_COOKIE, text);
}

/** Calls back when the reader chooses something on this page. */
export function watchReader(listener: (changes: RememberedReader) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when what is remembered changes other than by a choice on this page. */
export function watchKeptReader(listener: () => void): () => void {
  keptListeners.add(listener);
  return () => keptListeners.delete(listener);
}
