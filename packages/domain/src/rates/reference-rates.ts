import type { ReferenceRates } from "./rates.ts";

/** The rates of the day that the package was made with: https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml */
export const BUNDLED_RATES: ReferenceRates = {
  date: "2025-10-09",
  perEuro: {
    EUR: 1,
    USD: 1.1611,
    JPY: 177.4,
    BGN: 1.9558,
    CZK: 24.326,
    DKK: 7.4668,
    GBP: 0.8683,
    HUF: 390.98,
    PLN: 4.2548,
    RON: 5.0945,
    SEK: 10.987,
    CHF: 0.9309,
    ISK: 141.8,
    NOK: 11.624,
    TRY: 48.4464,
    AUD: 1.76,
    BRL: 6.1877,
    CAD: 1.6198,
    CNY: 8.2698,
    HKD: 9.0334,
    IDR: 19_227.64,
    ILS: 3.7684,
    INR: 103.1025,
    KRW: 1_647.8,
    MXN: 21.2683,
    MYR: 4.8952,
    NZD: 2.0097,
    PHP: 67.553,
    SGD: 1.5048,
    THB: 37.817,
    ZAR: 19.8575,
  },
};

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
