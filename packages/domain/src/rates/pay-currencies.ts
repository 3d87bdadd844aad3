import type { ReferenceRates } from "./rates.ts";

/** The currencies in which pay can be compared: those with rates from the European Central Bank, most popular first. */
export const PAY_CURRENCIES = (
  "USD EUR GBP BRL INR CAD AUD CHF " +
  "CNY CZK DKK HKD HUF IDR ILS ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY ZAR"
).split(" ");

/**
 * Whether pay in a currency can be compared with other currencies at these rates, by default the usual ones.
 *
 * @example hasRate("NGN"); // => false
 */
export const hasRate = (currency: string, rates?: ReferenceRates) =>
  PAY_CURRENCIES.includes(currency) || (rates !== undefined && Object.hasOwn(rates.perEuro, currency));

const EURO_COUNTRIES = "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK";

/**
 * The currency of a country (ISO 3166) if pay can be compared in it; otherwise US dollars.
 *
 * @example suggestCurrency("BR"); // => "BRL"
 */
export function suggestCurrency(country: string): string {
  if (EURO_COUNTRIES.includes(country)) return "EUR";
  // Currency codes start with the country code.
  return PAY_CURRENCIES.find((currency) => currency.startsWith(country)) ?? "USD";
}
