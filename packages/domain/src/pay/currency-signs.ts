/**
 * What people write for a currency besides its code, then the currencies it may mean, the usual one first. Pages load this;
 * names that only postings use are in `currencies.ts`.
 */
const NAMES =
  "$ dollar USD CAD AUD NZD SGD HKD MXN|€ euro EUR|£ pound GBP|₹ INR|rs rupee INR PKR LKR NPR|r$ real reais BRL|₦ n naira NGN|r rand ZAR|ksh KES|" +
  "¥ 円 yen JPY CNY|元 yuan rmb CNY|fr franc CHF|zł PLN|kč CZK|₺ TRY|rp IDR|rm MYR|₱ p PHP|₪ ILS|₩ KRW|฿ THB|ft HUF|lei RON|₫ VND|₽ RUB|₴ UAH|৳ BDT|₵ gh₵ GHS|nt$ TWD|peso MXN PHP ARS COP|kr SEK NOK DKK ISK";

/**
 * The currency named by the words beside an amount. For a reader whose currency is `own`, "$" is their own dollar. Null if
 * the words name none, or more than one.
 *
 * @example
 * [findNamedCurrency("naira"), findNamedCurrency("$ cad"), findNamedCurrency("$", "AUD"), findNamedCurrency("mil")]; // => ["NGN", "CAD", "AUD", null]
 */
export function findNamedCurrency(text: string, own = ""): string | null {
  const [found, ...others] = (text.replaceAll(" $", "$").match(/[^\s.]+/g) ?? []).map(findCurrencies);
  const meant = found?.filter((currency) => others.every((other) => other.includes(currency))) ?? [];
  // Pesos and crowns belong to several countries equally.
  return meant.includes(own) ? own : /^(?:peso|kr)/.test(text) ? null : (meant[0] ?? null);
}

function findCurrencies(name: string): string[] {
  const code = name.toUpperCase();
  if (/^[a-z]{3}$/.test(name) && Intl.supportedValuesOf("currency").includes(code)) return [code];
  // "A$", "CA$": the letters give the country.
  const found = findLine(name) ?? findLine(name.replace(/(..)s$/, "$1"));
  return (
    found ?? findLine(name.slice(-1))?.filter((currency) => currency.startsWith(code.slice(0, -1))) ?? []
  );
}

function findLine(name: string): string[] | undefined {
  return listNames().find(({ names }) => names.includes(name))?.currencies;
}

/** Names and signs with the same meaning, and the currencies they may mean. */
export function listNames(): { readonly names: string[]; readonly currencies: string[] }[] {
  return NAMES.split("|").map((line) => {
    const words = line.split(" ");
    const isCode = (word: string) => /^[A-Z]/.test(word);
    return { names: words.filter((word) => !isCode(word)), currencies: words.filter(isCode) };
  });
}
