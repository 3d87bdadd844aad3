/**
 * What people write for a currency besides its code, then the currencies it may mean, the usual one first. Pages load this;
 * names that only postings use are in `currencies.ts`.
 */
export const NAMES = (
  "$ USD CAD AUD NZD SGD HKD MXN|€ euro EUR|£ pound GBP|₹ INR|rs rupee INR PKR LKR NPR|r$ real reais BRL|₦ n naira NGN|r rand ZAR|ksh KES|" +
  "¥ 円 yen JPY CNY|元 yuan rmb CNY|fr franc franken CHF|zł PLN|kč CZK|₺ tl TRY|rp IDR|rm MYR|₱ p PHP|₪ ILS|₩ 원 KRW|฿ THB|ft HUF|lei RON|₫ VND|₽ RUB|₴ UAH|৳ BDT|₵ gh₵ GHS|nt$ TWD|peso MXN PHP ARS COP|kr SEK NOK DKK ISK"
)
  .split("|")
  .map((line) => line.split(" "));

/**
 * The currency named by the words beside an amount. For a reader whose currency is `own`, "$" is their own dollar. Null if
 * the words name none, or more than one.
 *
 * @example
 * [findNamedCurrency("naira"), findNamedCurrency("$ cad"), findNamedCurrency("$", "AUD"), findNamedCurrency("mil")]; // => ["NGN", "CAD", "AUD", null]
 */
export function findNamedCurrency(text: string, own = ""): string | null {
  const names = text.replaceAll(/[ $-]*(?:\$|d[oó]l+are?s?)/g, "$").match(/[^\s.]+/g) ?? [];
  const [found = [], ...others] = names.map(findMeanings);
  const meant = found.filter((word) => isCode(word) && others.every((other) => other.includes(word)));
  // Mexican pesos share the sign of dollars, but not the word.
  if (meant.includes(own) && !(own === "MXN" && /d.l/.test(text))) return own;
  // Pesos and crowns belong to several countries equally.
  return /^(?:peso|kr(?!w))/.test(text) ? null : (meant[0] ?? null);
}

/** The codes a word may mean, perhaps with other words for the same. */
function findMeanings(name: string): string[] {
  const code = name.toUpperCase();
  if (/^[a-z]{3}$/.test(name) && Intl.supportedValuesOf("currency").includes(code)) return [code];
  return (
    findLine(name) ??
    findLine(name.replace(/(..)s$/, "$1")) ??
    // "A$", "CA$": the letters give the country.
    findLine(name.slice(-1))?.filter((word) => word.startsWith(code.slice(0, -1))) ??
    []
  );
}

const findLine = (name: string) => NAMES.find((words) => words.includes(name));

export const isCode = (word: string) => /^[A-Z]/.test(word);
