import { makePay } from "./annual-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import type { Pay } from "./pay.ts";
import { readSalaryTokens } from "./salary-tokens.ts";
import { findStatedAmounts, type StatedAmounts } from "./stated-amounts.ts";

/**
 * Reads pay from a posting's free text; null where it states none, or none that can be believed: no currency
 * ("70,000 - 80,000 / month"), a unit that is no time ("$20 per article"), an amount no job pays. The first
 * statement counts, so a bonus or a second place's pay after it does not blur it. "up to" leaves the
 * minimum out; "from", "starting at" and a plus sign the maximum; a single amount is both.
 *
 * Without a period the amount tells it, by what is usual in its currency: $120,000 is a year's, $2,000 a month's,
 * $45 an hour's. `annual` is reckoned with the constants of `annual-pay.ts`.
 *
 * @example parseSalary("$31,2k- $52k"); // { min: 31200, max: 52000, currency: "USD", period: "year", ... }
 */
export function parseSalary(text: string): Pay | null {
  const stated = findStatedAmounts(readSalaryTokens(text.slice(0, MAX_LENGTH)));
  if (stated === null) return null;
  const { period = usualPeriod(stated), ...amounts } = stated;
  return period === "other" || period === null ? null : makePay({ ...amounts, period, origin: "parsed" });
}

const MAX_LENGTH = 500;

function usualPeriod({ min, max, currency }: StatedAmounts): Pay["period"] | null {
  const usual = CURRENCIES[currency];
  const low = min ?? max;
  const high = max ?? min;
  if (usual === undefined || low === undefined || high === undefined) return null;
  if (low >= usual.yearFrom || high >= 2 * usual.yearFrom) return "year";
  if (low >= usual.monthFrom) return "month";
  // Between an hour's and a month's pay stands a day's, a week's or a project's: nobody can tell.
  return high <= usual.hourTo ? "hour" : null;
}
