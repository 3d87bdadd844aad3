/**
 * The locale for dates. Pages are in English, so dates are too: in the reader's own variant of English if they have
 * one, else with the day first.
 *
 * @param locale BCP 47
 * @throws RangeError where `locale` is no language tag
 * @example findDateLocale("en-US"); // "en-US"; of "pt-BR", "en-GB"
 */
export function findDateLocale(locale: string): string {
  return new Intl.Locale(locale).language === "en" ? locale : "en-GB";
}
