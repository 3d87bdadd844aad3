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

/** What this browser remembers of its reader, as `readRemembered` reads it. */
export function readReaderCookie(): string | undefined {
  return readDeviceCookie(READER_COOKIE);
}

/** Remembers what its reader chose, or that they chose none, beside what else is known of them, and tells of it. */
export function rememberReader(changes: RememberedReader): void {
  writeReader({ ...readRemembered(readReaderCookie()), ...changes });
  for (const listener of listeners) listener(changes);
}

/** The same of what is known elsewhere already, which is nobody's choice of now; tells of it where that is something else. */
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

/** Calls back with what the reader chooses in this page. */
export function watchReader(listener: (changes: RememberedReader) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when something else is remembered than what was chosen in this page. */
export function watchKeptReader(listener: () => void): () => void {
  keptListeners.add(listener);
  return () => keptListeners.delete(listener);
}
