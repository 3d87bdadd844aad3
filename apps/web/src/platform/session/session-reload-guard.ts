import { tabStorage } from "../storage/browser-storage.ts";

const KEY = "farwork.healed";
const PAUSE_MS = 10_000;

/**
 * Whether the tab may try by itself to set something right: to enter with its log-in, or to load the page anew for its
 * session or for a script that did not arrive. Once in ten seconds: where that does not help, it would go on for ever.
 */
export function claimAutomaticRetry(now: number): boolean {
  if (now - Number(tabStorage.read(KEY) ?? 0) < PAUSE_MS) return false;
  // What cannot be counted is not tried.
  return tabStorage.write(KEY, now);
}
