import type { ComparablePay, PayTerms } from "../pay/format-pay.ts";
import { nameRates, RATES_UNREACHABLE } from "../rates/rate-age.ts";
import type { ReferenceRates } from "../rates/rates.ts";

/** What a reader thinks of pay in, the rates to convert it with, and how to format it and a UTC date. */
export type RatesReader<Stated extends ComparablePay = ComparablePay> = {
  readonly terms?: PayTerms | undefined;
  readonly rates?: ReferenceRates | undefined;
  readonly converted?: (pay: Stated) => string | undefined;
  readonly day: (date: Date) => string;
  readonly now: Date;
};

/**
 * What a page says about the exchange rates of the pay it shows: their source and date, and whether they are old, or that there
 * are none. Undefined if the pay needs none: it is in the reader's currency or cannot be compared.
 *
 * @example
 * const pay = parseSalary("$60,000 a year") ?? undefined;
 * const terms = { currency: "EUR", period: "month" } as const;
 * const day = (date: Date) => date.toISOString().slice(0, 10);
 * noteRates([pay], { terms, day, now }); // => "Exchange rates can’t be reached right now, so pay is shown as stated"
 */
export function noteRates<Stated extends ComparablePay>(
  pays: readonly (Stated | undefined)[],
  { terms, rates, converted, day, now }: RatesReader<Stated>,
): string | undefined {
  const needsRates = (pay: Stated | undefined) =>
    pay &&
    pay.currency !== terms?.currency &&
    (rates ? converted?.(pay) : (pay.annual.min ?? pay.annual.max)) !== undefined;
  if (!terms || !pays.some(needsRates)) return undefined;
  return rates ? `Pay converted at ${nameRates(rates, day, now)}` : RATES_UNREACHABLE;
}
