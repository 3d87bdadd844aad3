import type { PageGateway, StoredPrice } from "./page-gateway.ts";
import { unlessUnavailable } from "./stripe-client.ts";

const KEPT_MS = 5 * 60 * 1000;
/** Limits requests to Stripe while it fails, as anyone may call this. */
const FAILURE_KEPT_MS = 10_000;

/**
 * Caches the prices of Pro for five minutes and shares concurrent requests. Failures are cached for ten seconds.
 *
 * @throws Refusal `unavailable`, from the returned function.
 */
export function createPriceList(stripe: Pick<PageGateway, "listPrices">, now: () => number) {
  let kept: { readonly until: number; readonly prices: Promise<StoredPrice[]> } | undefined;
  return (): Promise<StoredPrice[]> => {
    if (kept && now() < kept.until) return kept.prices;
    const asked = { until: now() + KEPT_MS, prices: unlessUnavailable(() => stripe.listPrices()) };
    kept = asked;
    asked.prices.catch(() => {
      if (kept === asked) kept = { until: now() + FAILURE_KEPT_MS, prices: asked.prices };
    });
    return asked.prices;
  };
}
