import { readDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { HIDDEN_COOKIE, type HiddenEntries, parseHidden } from "./hidden-entries.ts";

const listeners = new Set<() => void>();

/** Calls back whenever this page changes what is hidden. Other tabs' changes show at the next navigation. */
export function watchHidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows what is hidden before the cookie says so. Gives what goes back to the cookie's own word. */
export function showHidden(hidden: HiddenEntries): () => void {
  lastRead = { cookies: document.cookie, hidden };
  notifyHiddenChanged();
  return () => {
    lastRead = { cookies: document.cookie, hidden: parseHiddenCookie() };
    notifyHiddenChanged();
  };
}

export function notifyHiddenChanged(): void {
  isFresh = false;
  for (const listener of listeners) listener();
}

/** What the cookie itself says, whatever is shown. */
export function parseHiddenCookie(): HiddenEntries {
  return parseHidden(findValue());
}

let lastRead = { cookies: "", hidden: parseHidden(undefined) };
let isFresh = false;

/** What is hidden as of now. Nothing where the browser's cookie says nothing we know. */
export function readHiddenCookie(): HiddenEntries {
  const cookies = document.cookie;
  if (cookies !== lastRead.cookies) lastRead = { cookies, hidden: parseHiddenCookie() };
  return lastRead.hidden;
}

/** The same for each entry of a page, read once while they are drawn: a browser keeps its cookies in another process. */
export function readHiddenOnce(): HiddenEntries {
  if (isFresh) return lastRead.hidden;
  isFresh = true;
  queueMicrotask(() => (isFresh = false));
  return readHiddenCookie();
}

function findValue(): string | undefined {
  try {
    return decodeURIComponent(readDeviceCookie(HIDDEN_COOKIE) ?? "");
  } catch {
    return undefined;
  }
}
