import type { ReferenceRates } from "./rates.ts";

const DAY = 86_400_000;
/** Weekends and holidays go without rates, four days at most; with a week something is wrong. */
const MAX_RATE_AGE_DAYS = 7;

/**
 * Whether rates are too old to be shown without a word.
 *
 * @example areStale(BUNDLED_RATES, new Date("2025-10-20T12:00:00Z")); // => true
 */
export function areStale({ date }: Pick<ReferenceRates, "date">, now: Date): boolean {
  return now.getTime() - Date.parse(date) > (MAX_RATE_AGE_DAYS + 1) * DAY;
}
