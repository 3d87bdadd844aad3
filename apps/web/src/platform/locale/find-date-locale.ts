/**
 * The locale that dates are written in. The words of a page are English, so the names of months and days are too: in the
 * order of the reader's own English, and with the day first for everybody else.
 *
 * @param locale BCP 47
 * @throws RangeError where `locale` is no language tag
 * @example findDateLocale("en-US"); // "en-US"; of "pt-BR", "en-GB"
 */
export function findDateLocale(locale: string): string {
  return new Intl.Locale(locale).language === "en" ? locale : "en-GB";
}
