/**
 * A price from the currency's smallest unit.
 *
 * @example formatPrice(800, "EUR", "de"); // "8 €"
 */
export function formatPrice(smallestUnits: number, currency: string, locale: string): string {
  const written = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const { maximumFractionDigits: digits = 2 } = written.resolvedOptions();
  return written.format(smallestUnits / 10 ** digits);
}
