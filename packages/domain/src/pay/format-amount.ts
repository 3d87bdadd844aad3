/** Formats by what they write: to make one takes twenty times as long as to write an amount, and a page writes dozens. */
const formats = new Map<string, Intl.NumberFormat>();
const MAX_FORMATS = 100;

/**
 * An amount in short, as `locale` (BCP 47) writes it: from 10,000 on in thousands, from a million on in millions.
 * Without a currency no sign stands there. Throws a RangeError where `locale` is no language tag.
 *
 * @example
 * formatAmount(50_000, "EUR"); // => "€50k"
 * formatAmount(1500.5, "EUR", "de"); // => "1.500,50\u00a0€"
 */
export function formatAmount(amount: number, currency: string | undefined, locale = "en"): string {
  // Of what will be shown: 999,960 is a million, not "1,000k".
  const cents = Math.round(amount * 100) / 100;
  const [unit, suffix] = cents >= 999_950 ? [1_000_000, "M"] : cents >= 10_000 ? [1_000, "k"] : [1, ""];
  const shown = cents / unit;
  const parts = findFormat(locale, {
    ...(currency !== undefined && { style: "currency", currency }),
    minimumFractionDigits: unit > 1 || Number.isInteger(shown) ? 0 : 2,
    maximumFractionDigits: unit === 1_000 ? 1 : 2,
  }).formatToParts(shown);
  // "k" belongs to the number, which some locales write before the currency's sign.
  const end = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
  return parts.map(({ value }, at) => (at === end ? value + suffix : value)).join("");
}

function findFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = JSON.stringify([locale, options]);
  const known = formats.get(name);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
