import type { ReferenceRates } from "./rates.ts";

const DAY = 86_400_000;
/** Weekends and holidays have no rates, at most four days in a row; after a week, something is wrong. */
const MAX_RATE_AGE_DAYS = 7;

/** Shown instead of converted pay when there are no rates. */
export const RATES_UNREACHABLE = "Exchange rates can’t be reached right now, so pay is shown as stated";

/**
 * Describes the source and date of rates, and whether they are old. `day` formats a UTC date.
 *
 * @example nameRates(BUNDLED_RATES, (day) => day.toISOString().slice(0, 10), new Date("2025-10-10")); // => "the European Central Bank’s rates of 2025-10-09"
 */
export function nameRates(
  rates: Pick<ReferenceRates, "date">,
  day: (date: Date) => string,
  now: Date,
): string {
  return `the European Central Bank’s rates of ${formatRateDate(rates, now, day)}`;
}

/**
 * Formats the date of rates, with their age if they are old. `day` formats a UTC date; without it, the date is in ISO
 * 8601.
 *
 * @example formatRateDate(BUNDLED_RATES, new Date("2025-10-20T12:00:00Z")); // => "2025-10-09, over a week ago"
 */
export function formatRateDate(
  rates: Pick<ReferenceRates, "date">,
  now: Date,
  day?: (date: Date) => string,
): string {
  const date = day ? day(new Date(rates.date)) : rates.date;
  return [date, describeRateAge(rates, now) ?? []].flat().join(", ");
}

/**
 * Describes the age of rates if they are too old to be shown without a note.
 *
 * @example describeRateAge(BUNDLED_RATES, new Date("2025-10-20T12:00:00Z")); // => "over a week ago"
 */
export function describeRateAge({ date }: Pick<ReferenceRates, "date">, now: Date): string | undefined {
  const days = (now.getTime() - Date.parse(date)) / DAY;
  if (days > 365) return "over a year ago";
  if (days > 31) return "over a month ago";
  return days > MAX_RATE_AGE_DAYS + 1 ? "over a week ago" : undefined;
}
