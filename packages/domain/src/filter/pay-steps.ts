import { CURRENCIES } from "../pay/currencies.ts";
import { DEFAULT_CURRENCY } from "./filter-limits.ts";

/** The annual minimums that are counted, in units of `payScale`. */
export const SALARY_STEPS = [20_000, 40_000, 60_000, 80_000, 100_000, 125_000, 150_000, 200_000] as const;
/** The width of a histogram bin (except the last), in the same units. */
export const PAY_BIN_WIDTH = 10_000;
export const PAY_BIN_COUNT = 26;

const NICE = [1, 2, 5, 10];

/**
 * The currency units that replace one dollar or euro in pay steps: 1, 2 or 5 times a power of ten. Independent of the
 * day's rates, so that steps are stable.
 *
 * @example payScale("INR"); // 100
 */
export function payScale(currency: string = DEFAULT_CURRENCY): number {
  const perDollar = CURRENCIES[currency]?.perDollar ?? 1;
  const power = 10 ** Math.floor(Math.log10(perDollar));
  const nearest = NICE.toSorted(
    (a, b) => Math.abs(a - perDollar / power) - Math.abs(b - perDollar / power),
  )[0];
  return power * (nearest ?? 1);
}
