import type { Interval } from "./stripe-book.ts";

const PRODUCT = { id: "prod_local_pro", name: "Farwork Pro" };

/** The prices of Pro at the local Stripe, in cents. */
const PRICES = {
  month: { id: "price_local_monthly", lookupKey: "farwork_pro_monthly", amount: 600, words: "$6.00 a month" },
  year: { id: "price_local_yearly", lookupKey: "farwork_pro_yearly", amount: 6000, words: "$60.00 a year" },
} as const;
const INTERVALS: readonly Interval[] = ["month", "year"];

/** "$6.00 a month". */
export const wordPrice = (interval: Interval) => PRICES[interval].words;
export const priceAmount = (interval: Interval) => PRICES[interval].amount;

/** The interval of a price. */
export function findInterval(priceId: string | null): Interval | undefined {
  return INTERVALS.find((interval) => PRICES[interval].id === priceId);
}

/** The prices with these lookup keys, in Stripe's format. */
export function listPrices(lookupKeys: readonly string[]): object[] {
  return INTERVALS.filter((interval) => lookupKeys.includes(PRICES[interval].lookupKey)).map(describePrice);
}

/** A price in Stripe's format. */
export function describePrice(interval: Interval): object {
  const { id, lookupKey, amount } = PRICES[interval];
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    currency: "usd",
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    product: PRODUCT.id,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    type: "recurring",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}
