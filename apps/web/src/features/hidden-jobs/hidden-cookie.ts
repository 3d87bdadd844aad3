import { readDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { HIDDEN_COOKIE, type HiddenEntries, parseHidden } from "./hidden-entries.ts";

const listeners = new Set<() => void>();

/** Calls back when this page changes what is hidden, and on focus, because another tab may have. */
export function watchHidden(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("focus", notifyHiddenChanged);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("focus", notifyHiddenChanged);
  };
}

/** Shows a change before the cookie has it. Returns a function that goes back to the cookie. */
export function showHidden(hidden: HiddenEntries): () => void {
  lastRead = { text: readText(), hidden };
  notifyHiddenChanged();
  return () => {
    reloadHidden();
    notifyHiddenChanged();
  };
}

export function notifyHiddenChanged(): void {
  for (const listener of listeners) listener();
}

let lastRead = { text: "", hidden: parseHidden(undefined) };

/** What is hidden now; nothing if the cookie is malformed. */
export function readHiddenCookie(): HiddenEntries {
  return readText() === lastRead.text ? lastRead.hidden : reloadHidden();
}

/** Reads the cookie again, and shows what it holds. */
export function reloadHidden(): HiddenEntries {
  const text = readText();
  lastRead = { text, hidden: parseHidden(decodeText(text)) };
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
