import type { FirebaseApp } from "firebase/app";

import type { Client } from "./client.ts";

/** Under which a browser keeps the key by which accounts know it. */
const BROWSER_KEY = "farwork-browser-key";

/** Where there is no storage, or it is closed to us, as in some private windows. */
const keptByApp = new WeakMap<FirebaseApp, string>();

/** The key by which accounts know this browser; outside of one, this client's. */
export function readBrowserKey({ app }: Client): string | undefined {
  return keptByApp.get(app) ?? readStored();
}

/** Keeps it for as long as this browser's storage is, or at least as this client. */
export function keepBrowserKey({ app }: Client, key: string): void {
  keptByApp.set(app, key);
  try {
    globalThis.localStorage.setItem(BROWSER_KEY, key);
  } catch {
    // The next log-in asks for a code.
  }
}

function readStored(): string | undefined {
  try {
    return globalThis.localStorage.getItem(BROWSER_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
