import { NO_CURRENCY } from "./no-currency.ts";
import { PERIODS_PER_YEAR } from "./pay-periods.ts";
import type { Pay } from "./pay.ts";
import { isPlausible } from "./plausible-pay.ts";

/** How many times the lower bound the upper one may be. */
export const WIDEST_RANGE = 20;

/**
 * Pay with what it comes to in a year, rounded to whole units; null where the amounts cannot be meant: none at all, or bounds
 * the wrong way round or too far apart. A year's pay far too low or high is a misreading of a text, and so null; sent in
 * fields it is `implausible`, and has no year's figure.
 *
 * @example
 * makePay({ min: 45, max: 60, currency: "USD", period: "hour", origin: "parsed" })?.annual; // => { min: 93600, max: 124800 }
 */
export function makePay(stated: Omit<Pay, "annual" | "implausible">): Pay | null {
  const { min, max, currency, period, byPiece } = stated;
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined && (min > max || max > min * WIDEST_RANGE)) return null;
  if (byPiece || currency === NO_CURRENCY) return { ...stated, annual: {} };
  const annual = {
    ...(min !== undefined && { min: Math.round(min * PERIODS_PER_YEAR[period]) }),
    ...(max !== undefined && { max: Math.round(max * PERIODS_PER_YEAR[period]) }),
  };
  if (Object.values(annual).every((amount) => isPlausible(amount, currency))) return { ...stated, annual };
  return stated.origin === "parsed" ? null : { ...stated, annual: {}, implausible: true };
}
