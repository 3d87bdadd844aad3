import type { ReferenceRates } from "./rates.ts";

/** No rates: amounts cannot be converted. */
export const NO_RATES: ReferenceRates = { date: "1970-01-01", perEuro: {} };

/**
 * The factor for converting one currency to another; undefined if either has no rate. Always 1 for the same currency.
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
 * Converts an amount to another currency, unrounded; undefined if either has no rate.
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
