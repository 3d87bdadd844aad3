import { tabStorage } from "../storage/browser-storage.ts";

const KEY = "farwork.healed";
const PAUSE_MS = 10_000;

/**
 * Whether the tab may load a page anew to set the session right: once in ten seconds. Where the cookie does not stay
 * in this browser, setting it right would lead from page to page for ever.
 */
export function claimSessionReload(now: number): boolean {
  if (now - Number(tabStorage.read(KEY) ?? 0) < PAUSE_MS) return false;
  // What cannot be counted is not tried.
  return tabStorage.write(KEY, now);
}
