import type { PageGateway, StoredPrice } from "./page-gateway.ts";
import { unlessUnavailable } from "./stripe-client.ts";

const KEPT_MS = 5 * 60 * 1000;
/** Anybody may ask: Stripe is not asked by each of them while it fails. */
const FAILURE_KEPT_MS = 10_000;

/**
 * The prices of Pro, asked for at most every five minutes; calls at the same time ask once. A failure is
 * kept for ten seconds.
 *
 * @throws Refusal `unavailable`, from what it gives.
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
