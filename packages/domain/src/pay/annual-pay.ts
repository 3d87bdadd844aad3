import { CURRENCIES } from "./currencies.ts";
import type { Pay, PayPeriod } from "./pay.ts";

/** A year of pay is reckoned full time and without unpaid leave, whatever hours a posting states. */
export const HOURS_PER_WEEK = 40;
export const DAYS_PER_WEEK = 5;
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/** How many of each period a year of pay holds. */
export const PERIODS_PER_YEAR: Readonly<Record<PayPeriod, number>> = {
  hour: HOURS_PER_WEEK * WEEKS_PER_YEAR,
  day: DAYS_PER_WEEK * WEEKS_PER_YEAR,
  week: WEEKS_PER_YEAR,
  month: MONTHS_PER_YEAR,
  year: 1,
};

/** What a year's pay may come to, in rough US dollars, before we rather believe we misread it. */
export const LOWEST_ANNUAL_DOLLARS = 600;
export const HIGHEST_ANNUAL_DOLLARS = 3_000_000;
/** How many times the lower bound the upper one may be. */
export const WIDEST_RANGE = 20;

/**
 * Pay with what it comes to in a year, rounded to whole units; null where the amounts cannot be meant: none at
 * all, bounds the wrong way round or too far apart, a year's pay far too low or high.
 *
 * @example
 * makePay({ min: 45, max: 60, currency: "USD", period: "hour", origin: "parsed" })?.annual; // => { min: 93600, max: 124800 }
 */
export function makePay(stated: Omit<Pay, "annual">): Pay | null {
  const { min, max, currency, period } = stated;
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined && (min > max || max > min * WIDEST_RANGE)) return null;
  const annual = {
    ...(min !== undefined && { min: Math.round(min * PERIODS_PER_YEAR[period]) }),
    ...(max !== undefined && { max: Math.round(max * PERIODS_PER_YEAR[period]) }),
  };
  const perDollar = CURRENCIES[currency]?.perDollar ?? 1;
  const believable = Object.values(annual).every(
    (amount) => amount >= LOWEST_ANNUAL_DOLLARS * perDollar && amount <= HIGHEST_ANNUAL_DOLLARS * perDollar,
  );
  return believable ? { ...stated, annual } : null;
}
