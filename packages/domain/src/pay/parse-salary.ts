import { makePay } from "./annual-pay.ts";
import { choosePay } from "./choose-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import type { Pay } from "./pay.ts";
import { readSalaryFields, type SalaryFields } from "./salary-fields.ts";
import { readSalaryTokens } from "./salary-tokens.ts";
import { findStatedAmounts } from "./stated-amounts.ts";

/**
 * Reads pay from a posting's free text, or from the fields a feed has for it. Null where none is stated, or none
 * that can be believed: no currency ("70,000 - 80,000 / month"), a unit that is no time ("$20 per article"), an
 * amount no job pays. "up to" leaves the minimum out; "from", "starting at" and a plus sign the maximum; a single
 * amount is both.
 *
 * Of several amounts base pay counts before what is hoped for (OTE), and a bonus never. Ranges for several places
 * in one currency become one from the least to the most; of several currencies the first counts, none is converted.
 *
 * Without a period the amount tells it, by what is usual in its currency: $120,000 is a year's, $2,000 a month's,
 * $45 an hour's; `periodAssumed` says so. `annual` is reckoned with the constants of `annual-pay.ts`, full time
 * whatever the hours.
 *
 * @example
 * const { min, max, currency, period, periodAssumed } = parseSalary("$31,2k- $52k") ?? {};
 * [min, max, currency, period, periodAssumed]; // => [31200, 52000, "USD", "year", true]
 * parseSalary({ min: 45, max: 60, currency: "USD", period: "hourly" })?.annual; // => { min: 93600, max: 124800 }
 */
export function parseSalary(stated: string | SalaryFields): Pay | null {
  const origin = typeof stated === "string" ? "parsed" : "structured";
  const read = typeof stated === "string" ? readText(stated) : readSalaryFields(stated);
  if (read === null) return null;
  const { min, max, currency } = read;
  const period = read.period ?? usualPeriod(read);
  if (period === "other" || period === null) return null;
  const amounts = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const assumed = read.period === undefined && { periodAssumed: true as const };
  return makePay({ ...amounts, currency, period, ...assumed, origin });
}

const MAX_LENGTH = 500;

function readText(text: string) {
  const tokens = readSalaryTokens(text.slice(0, MAX_LENGTH));
  return choosePay(tokens, findStatedAmounts(tokens)) ?? null;
}

function usualPeriod({ min, max, currency }: Pick<Pay, "min" | "max" | "currency">): Pay["period"] | null {
  const usual = CURRENCIES[currency];
  const low = min ?? max;
  const high = max ?? min;
  if (usual === undefined || low === undefined || high === undefined) return null;
  if (low >= usual.yearFrom || high >= 2 * usual.yearFrom) return "year";
  if (low >= usual.monthFrom) return "month";
  // Between an hour's and a month's pay stands a day's, a week's or a project's: nobody can tell.
  return high <= usual.hourTo ? "hour" : null;
}
