/**
 * The least pay in a year that words of a search ask for, as an offer's value, with its currency where they name one;
 * undefined for what may be any number. A dollar sign is many currencies': it names none.
 *
 * @example readPayOffer("over €100 k"); // => "100000 EUR"
 */
export function readPayOffer(text: string): string | undefined {
  const { atLeast, before, amount, noughts, k, after } = PAY.exec(text)?.groups ?? {};
  if (amount === undefined || (before && after)) return undefined;
  const sign = (before ?? after)?.toLowerCase();
  // "90,000" and "100" may be any number.
  const isPay = k !== undefined || (noughts !== undefined && (atLeast ?? sign) !== undefined);
  if (!isPay || (k !== undefined && noughts !== undefined)) return undefined;
  const currency = sign === undefined ? undefined : CURRENCIES[sign];
  return currency === undefined ? `${amount}000` : `${amount}000 ${currency}`;
}

/** "over 100k", "$120k+", "at least 90,000", "ab 60.000 €", "80 k GBP". */
const PAY =
  /^(?<atLeast>(?:over|above|more than|from|min(?:imum)?|at least|ab|mindestens|über|>)\s*)?(?<before>[$€£]|(?:eur|gbp|usd)\b)?\s*(?<amount>\d{2,3})(?<noughts>[,.\s]?000)?(?:\s?(?<k>k))?\+?\s*(?<after>[$€£]|(?:eur|gbp|usd|euros?|pounds?)\b)?\+?$/i;

const CURRENCIES: Readonly<Record<string, string>> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  gbp: "GBP",
  pound: "GBP",
  pounds: "GBP",
  usd: "USD",
};
