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
  rates ? Object.hasOwn(rates.perEuro, currency) : PAY_CURRENCIES.includes(currency);

/** The countries whose code their currency does not start with. */
const OTHER_COUNTRIES: Readonly<Record<string, string>> = {
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT",
  GBP: "GG IM JE",
  CHF: "LI",
  DKK: "FO GL",
};

/**
 * The currency of a country (ISO 3166) if pay can be compared in it; otherwise US dollars.
 *
 * @example suggestCurrency("BR"); // => "BRL"
 */
export function suggestCurrency(country: string): string {
  const isOf = (currency: string) =>
    currency.startsWith(country) || OTHER_COUNTRIES[currency]?.includes(country);
  return PAY_CURRENCIES.find(isOf) ?? "USD";
}
