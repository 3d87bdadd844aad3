const LEFT_ITEM = "farwork-plans-left-with";
const KEPT_MS = 60 * 60 * 1000;

/** Keeps the parameters that the plans were left with for Stripe's page, which does not send them back. */
export function rememberPlansParams(search: string, now: number): void {
  try {
    sessionStorage.setItem(LEFT_ITEM, JSON.stringify([now, search]));
  } catch {
    // A browser that keeps nothing: the person finds their way on by the header.
  }
}

/** What was remembered, once. */
export function takePlansParams(now: number): URLSearchParams | undefined {
  try {
    const [at, search]: unknown[] = JSON.parse(sessionStorage.getItem(LEFT_ITEM) ?? "[]");
    sessionStorage.removeItem(LEFT_ITEM);
    const isFresh = typeof at === "number" && at <= now && now - at <= KEPT_MS;
    return isFresh && typeof search === "string" ? new URLSearchParams(search) : undefined;
  } catch {
    return undefined;
  }
}
