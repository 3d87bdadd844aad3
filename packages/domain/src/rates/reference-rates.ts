import type { ReferenceRates } from "./rates.ts";

/** Those of nobody: an amount can be told in its own currency alone. */
export const NO_RATES: ReferenceRates = { date: "1970-01-01", perEuro: {} };

/**
 * By what an amount in a currency is multiplied to be one in another; undefined where one of the two has no rate. For one
 * and the same currency it is 1, known or not.
 *
 * @example findFactor("EUR", "USD", BUNDLED_RATES); // 1.1611
 */
export function findFactor(from: string, to: string, { perEuro }: ReferenceRates): number | undefined {
  if (from === to) return 1;
  if (!Object.hasOwn(perEuro, from) || !Object.hasOwn(perEuro, to)) return undefined;
  const [perFrom, perTo] = [perEuro[from], perEuro[to]];
  return perFrom === undefined || perTo === undefined ? undefined : perTo / perFrom;
}

/**
 * An amount of one currency in another, unrounded; undefined where one of the two has no rate.
 *
 * @example
 * Math.round(convertAmount(100, "USD", "BRL", BUNDLED_RATES) ?? 0); // => 533
 */
export function convertAmount(
  amount: number,
  from: string,
  to: string,
  rates: ReferenceRates,
): number | undefined {
  const factor = findFactor(from, to, rates);
  return factor === undefined ? undefined : amount * factor;
}
