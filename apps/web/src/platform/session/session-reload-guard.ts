import { tabStorage } from "../storage/browser-storage.ts";

const RELOAD_KEY = "farwork.healed";
const SIGN_IN_KEY = "farwork.signed-in-again";
const PAUSE_MS = 10_000;

/**
 * Whether the tab may now reload by itself, or leave the log-in because somebody is signed in. Each at most once in ten
 * seconds, because otherwise a fault that stays would loop for ever.
 */
export function claimAutomaticRetry(action: "reload" | "sign-in", now: number): boolean {
  const key = action === "reload" ? RELOAD_KEY : SIGN_IN_KEY;
  if (now - Number(tabStorage.read(key) ?? 0) < PAUSE_MS) return false;
  // Without storage the attempts cannot be counted, so make none.
  return tabStorage.write(key, now);
}
