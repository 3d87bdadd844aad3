import { tabStorage } from "../../platform/storage/browser-storage.ts";

const LEFT_ITEM = "farwork-plans-left-with";
const KEPT_MS = 60 * 60 * 1000;

/** Keeps the parameters that the plans were left with for Stripe's page, which does not send them back. */
export function rememberPlansParams(search: string, now: number): void {
  // Where a browser keeps nothing, the person finds their way on by the header.
  tabStorage.write(LEFT_ITEM, [now, search]);
}

/** What was remembered, once. */
export function takePlansParams(now: number): URLSearchParams | undefined {
  const stored = tabStorage.read(LEFT_ITEM);
  tabStorage.remove(LEFT_ITEM);
  const [at, search]: unknown[] = Array.isArray(stored) ? stored : [];
  const isFresh = typeof at === "number" && at <= now && now - at <= KEPT_MS;
  return isFresh && typeof search === "string" ? new URLSearchParams(search) : undefined;
}
