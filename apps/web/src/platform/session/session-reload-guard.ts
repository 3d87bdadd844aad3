import { tabStorage } from "../storage/browser-storage.ts";

const KEY = "farwork.healed";
const PAUSE_MS = 10_000;

/**
 * Whether the tab may recover by itself now, by renewing its session or by reloading the page. At most once in ten
 * seconds, because otherwise a fault that stays would loop for ever.
 */
export function claimAutomaticRetry(now: number): boolean {
  if (now - Number(tabStorage.read(KEY) ?? 0) < PAUSE_MS) return false;
  // Without storage the attempts cannot be counted, so make none.
  return tabStorage.write(KEY, now);
}
