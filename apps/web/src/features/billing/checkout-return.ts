import { tabStorage } from "../../platform/storage/browser-storage.ts";

const LEFT_ITEM = "farwork-plans-left-with";
const KEPT_MS = 60 * 60 * 1000;

/** Remembers the plans page's parameters, because Stripe's page does not return them. */
export function rememberPlansParams(search: string, now: number): void {
  // If storage is blocked, the page opens without them.
  tabStorage.write(LEFT_ITEM, [now, search]);
}

/** Returns and clears what was remembered. */
export function takePlansParams(now: number): URLSearchParams | undefined {
  const stored = tabStorage.read(LEFT_ITEM);
  tabStorage.remove(LEFT_ITEM);
  const [at, search]: unknown[] = Array.isArray(stored) ? stored : [];
  const isFresh = typeof at === "number" && at <= now && now - at <= KEPT_MS;
  return isFresh && typeof search === "string" ? new URLSearchParams(search) : undefined;
}
