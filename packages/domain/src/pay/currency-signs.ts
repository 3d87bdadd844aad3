import { NO_CURRENCY } from "./pay-range.ts";

/** The signs and words that mean one currency and no other, longest first where one holds another. */
export const CURRENCY_SIGNS: readonly (readonly [sign: string, currency: string])[] = [
  ["us$", "USD"],
  ["us $", "USD"],
  ["u$s", "USD"],
  ["u$d", "USD"],
  ["ar$", "ARS"],
  ["ca$", "CAD"],
  ["cdn$", "CAD"],
  ["c$", "CAD"],
  ["au$", "AUD"],
  ["a$", "AUD"],
  ["nz$", "NZD"],
  ["hk$", "HKD"],
  ["mx$", "MXN"],
  ["nt$", "TWD"],
  ["s$", "SGD"],
  ["r$", "BRL"],
  ["cn¥", "CNY"],
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
  ["₱", "PHP"],
  ["¥", "JPY"],
  ["₪", "ILS"],
  ["₩", "KRW"],
  ["₦", "NGN"],
  ["₺", "TRY"],
  ["₴", "UAH"],
  ["₫", "VND"],
  ["zł", "PLN"],
  ["rm", "MYR"],
  ["rs", "INR"],
  ["r", "ZAR"],
  ["円", "JPY"],
  ["us dollars", "USD"],
  ["canadian dollars", "CAD"],
  ["australian dollars", "AUD"],
  ["dollars", "USD"],
  ["mexican pesos", "MXN"],
  ["philippine pesos", "PHP"],
  ["pesos mexicanos", "MXN"],
  ["pesos colombianos", "COP"],
  ["pesos argentinos", "ARS"],
  ["pesos chilenos", "CLP"],
  ["pesos", NO_CURRENCY],
  ["pounds", "GBP"],
  ["rupees", "INR"],
  ["cdn", "CAD"],
  ["złotych", "PLN"],
  ["zlotys", "PLN"],
  ["reais", "BRL"],
  ["shekels", "ILS"],
  ["nis", "ILS"],
  ["naira", "NGN"],
  ["ksh", "KES"],
  ["rmb", "CNY"],
  ["yen", "JPY"],
  ["dirhams", "AED"],
  ["rp", "IDR"],
  ["kč", "CZK"],
  ["грн", "UAH"],
  ["₽", "RUB"],
  ["฿", "THB"],
  ["₵", "GHS"],
  ["৳", "BDT"],
  ["euros", "EUR"],
  ["euro", "EUR"],
];

/** What people write for a currency beside its code, and whose that is, the usual one first. */
const NAMES =
  "$ dollar USD CAD AUD NZD SGD HKD MXN|€ euro EUR|£ pound GBP|₹ INR|rs rupee INR PKR LKR NPR|r$ real reais BRL|₦ n naira NGN|r rand ZAR|ksh KES|" +
  "¥ 円 yen JPY CNY|元 yuan rmb CNY|fr franc CHF|zł PLN|kč CZK|₺ TRY|rp IDR|rm MYR|₱ p PHP|₪ ILS|₩ KRW|฿ THB|ft HUF|lei RON|₫ VND|₽ RUB|₴ UAH|৳ BDT|₵ gh₵ GHS|nt$ TWD|peso MXN PHP ARS COP|kr SEK NOK DKK ISK";

/**
 * The currency that the words at an amount name, for somebody who thinks of pay in `own`: their own dollar is just "$".
 * Null where they name none, or it is not told which.
 *
 * @example
 * [findNamedCurrency("naira"), findNamedCurrency("$ cad"), findNamedCurrency("$", "AUD"), findNamedCurrency("mil")]; // => ["NGN", "CAD", "AUD", null]
 */
export function findNamedCurrency(text: string, own = ""): string | null {
  const [found, ...others] = (text.replaceAll(" $", "$").match(/[^\s.]+/g) ?? []).map(findCurrencies);
  const meant = found?.filter((currency) => others.every((other) => other.includes(currency))) ?? [];
  // Pesos and crowns are no country's more than another's.
  return meant.includes(own) ? own : /^(?:peso|kr)/.test(text) ? null : (meant[0] ?? null);
}

function findCurrencies(name: string): string[] {
  const code = name.toUpperCase();
  if (/^[a-z]{3}$/.test(name) && Intl.supportedValuesOf("currency").includes(code)) return [code];
  // "A$", "CA$": a dollar by its country.
  const found = findLine(name) ?? findLine(name.replace(/(..)s$/, "$1"));
  return (
    found ?? findLine(name.slice(-1))?.filter((currency) => currency.startsWith(code.slice(0, -1))) ?? []
  );
}

function findLine(name: string): string[] | undefined {
  const lines = NAMES.split("|").map((names) => names.split(" "));
  return lines.find((names) => names.includes(name))?.filter((word) => /^[A-Z]/.test(word));
}
