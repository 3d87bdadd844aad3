import type { ReferenceRates } from "./rates.ts";

/** What a reader may compare pay in: what the European Central Bank has rates for, the most asked for first. */
export const PAY_CURRENCIES = (
  "USD EUR GBP BRL INR CAD AUD CHF " +
  "CNY CZK DKK HKD HUF IDR ILS ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY ZAR"
).split(" ");

/**
 * Whether pay in it can be compared with pay in other currencies, at these rates or at those that are usual.
 *
 * @example hasRate("NGN"); // => false
 */
export const hasRate = (currency: string, rates?: ReferenceRates) =>
  PAY_CURRENCIES.includes(currency) || (rates !== undefined && Object.hasOwn(rates.perEuro, currency));

const EURO_COUNTRIES = "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK";

/**
 * The currency that people of a country (ISO 3166) are paid in, where pay can be compared in it; else dollars.
 *
 * @example suggestCurrency("BR"); // => "BRL"
 */
export function suggestCurrency(country: string): string {
  if (EURO_COUNTRIES.includes(country)) return "EUR";
  // A currency's code begins with its country's.
  return PAY_CURRENCIES.find((currency) => currency.startsWith(country)) ?? "USD";
}
