import { readDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { HIDDEN_COOKIE, type HiddenEntries, parseHidden } from "./hidden-entries.ts";

const listeners = new Set<() => void>();

/** Calls back whenever this page changes what is hidden, and when it is come back to: another tab may have. */
export function watchHidden(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("focus", notifyHiddenChanged);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("focus", notifyHiddenChanged);
  };
}

/** Shows what is hidden before the cookie says so. Gives what goes back to the cookie's own word. */
export function showHidden(hidden: HiddenEntries): () => void {
  lastRead = { text: readText(), hidden };
  notifyHiddenChanged();
  return () => {
    lastRead = { text: readText(), hidden: parseHiddenCookie() };
    notifyHiddenChanged();
  };
}

export function notifyHiddenChanged(): void {
  for (const listener of listeners) listener();
}

/** What the cookie itself says, whatever is shown. */
export function parseHiddenCookie(): HiddenEntries {
  return parseHidden(decodeText(readText()));
}

let lastRead = { text: "", hidden: parseHidden(undefined) };

/** What is hidden as of now. Nothing where the browser's cookie says nothing we know. */
export function readHiddenCookie(): HiddenEntries {
  const text = readText();
  if (text !== lastRead.text) lastRead = { text, hidden: parseHiddenCookie() };
  return lastRead.hidden;
}

function readText(): string {
  return readDeviceCookie(HIDDEN_COOKIE) ?? "";
}

function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
