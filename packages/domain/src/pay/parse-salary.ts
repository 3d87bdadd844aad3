import { makePay } from "./annual-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import type { Pay, PayPeriod } from "./pay.ts";
import { readSalaryTokens, type SalaryToken } from "./salary-tokens.ts";
import { findStatedAmounts, type StatedAmounts } from "./stated-amounts.ts";

/**
 * Reads pay from a posting's free text, or from the fields a feed has for it. Null where none is stated, or none
 * that can be believed: no currency ("70,000 - 80,000 / month"), a unit that is no time ("$20 per article"), an
 * amount no job pays. "up to" leaves the minimum out; "from", "starting at" and a plus sign the maximum; a single
 * amount is both.
 *
 * Only base pay counts: never what is hoped for (OTE, expected earnings), nor a bonus. Ranges for several places
 * in one currency become one from the least to the most; of several currencies the first counts, none is converted.
 *
 * Without a period the amount tells it, by what is usual in its currency: $120,000 is a year's, $2,000 a month's,
 * $45 an hour's; `periodAssumed` says so. `annual` is reckoned with the constants of `annual-pay.ts`, full time
 * whatever the hours; pay after tax has none.
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
  const assumed = {
    ...(read.period === undefined && { periodAssumed: true as const }),
    ...(read.currencyAssumed && { currencyAssumed: true as const }),
  };
  const pay = makePay({ ...amounts, currency, period, ...assumed, origin });
  return pay && read.isNet ? { ...pay, annual: {} } : pay;
}

const MAX_LENGTH = 500;

function readText(text: string): StatedPay | null {
  const tokens = readSalaryTokens(text.slice(0, MAX_LENGTH));
  const chosen = choosePay(tokens, findStatedAmounts(tokens));
  return chosen ? { ...chosen, usual: undefined, currencyAssumed: false } : null;
}

/** As much of a usual year's least as a feed's yearly amounts may come to before another period is likelier. */
const LOW_YEAR = 0.5;

function usualPeriod({ usual: feeds, ...stated }: StatedPay): PayPeriod | null {
  const { min, max, currency } = stated;
  const usual = CURRENCIES[currency];
  const low = min ?? max;
  const high = max ?? min;
  if (usual === undefined || low === undefined || high === undefined) return null;
  if (feeds === "year" && low >= LOW_YEAR * usual.yearFrom) return "year";
  if (low >= usual.yearFrom || high >= 2 * usual.yearFrom) return "year";
  if (low >= usual.monthFrom) return "month";
  // Between an hour's and a month's pay stands a day's, a week's or a project's: nobody can tell.
  return high <= usual.hourTo ? "hour" : null;
}

/**
 * The pay among the amounts a text states: the first called base pay, or the first that is not only hoped for.
 * Pay for other places or levels ("$150k - $180k (NYC) or $120k - $150k elsewhere") widens it to what anyone may
 * get, where it is of the same currency and period; other currencies are left out, for none is converted.
 */
function choosePay(
  tokens: readonly SalaryToken[],
  stated: readonly StatedAmounts[],
): StatedAmounts | undefined {
  const bases = stated.filter(({ role }) => role === "base");
  const [first, ...others] = bases.length > 0 ? bases : stated.filter(({ role }) => role !== "on-target");
  if (first === undefined) return undefined;
  return others.reduce(
    (pay, other) => (isAlternative(tokens, first, other) ? joinAmounts(pay, other) : pay),
    first,
  );
}

/** Pay for two places this many times apart is not for the same job. */
const FARTHEST_APART = 3;
const SEPARATORS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "plus", "alternative"]);

function isAlternative(tokens: readonly SalaryToken[], first: StatedAmounts, other: StatedAmounts): boolean {
  const separator = tokens.slice(first.end, other.start).findLast(({ kind }) => SEPARATORS.has(kind))?.kind;
  const ranges = isRange(first) && isRange(other);
  return (
    (separator === "alternative" || (separator === undefined && ranges)) &&
    first.role === other.role &&
    first.currency === other.currency &&
    (first.period === other.period || first.period === undefined || other.period === undefined) &&
    isNear(first, other) &&
    isNear(other, first)
  );
}

const isRange = ({ min, max }: StatedAmounts) => min !== undefined && max !== undefined && min < max;

const isNear = (a: StatedAmounts, b: StatedAmounts) =>
  (a.min ?? a.max ?? 0) <= FARTHEST_APART * (b.max ?? b.min ?? 0);

function joinAmounts(pay: StatedAmounts, other: StatedAmounts): StatedAmounts {
  const { min, max, period, ...rest } = pay;
  return {
    ...rest,
    ...(min !== undefined && other.min !== undefined && { min: Math.min(min, other.min) }),
    ...(max !== undefined && other.max !== undefined && { max: Math.max(max, other.max) }),
    period: period ?? other.period,
  };
}

/** Pay as feeds send it in fields of its own: numbers or texts of digits, and 0, "" or null where nothing is stated. */
export type SalaryFields = {
  min?: number | string | null | undefined;
  max?: number | string | null | undefined;
  /** ISO 4217, in any case. */
  currency?: string | null | undefined;
  /** The feed's own word: "yearly", "hourly", "1 YEAR", "per-hour-wage". */
  period?: string | null | undefined;
  /** What the feed's amounts usually are where it names no currency or no period; what is taken from here is marked. */
  usual?: { currency?: string; period?: "year" } | undefined;
};

/** What a text or the fields state; `period` is absent where it was left out, and `usual` is then the feed's. */
type StatedPay = {
  min?: number;
  max?: number;
  currency: string;
  period: PayPeriod | "other" | undefined;
  usual: "year" | undefined;
  currencyAssumed: boolean;
  isNet: boolean;
};

/**
 * Reads pay sent in fields; null without an amount, in a currency whose amounts we cannot judge, or for a time that
 * is no period of pay ("2 WEEKS", "one-time").
 *
 * @example readSalaryFields({ min: 0, max: "60", currency: "usd", period: "hourly" }); // { max: 60, currency: "USD", period: "hour" }
 */
function readSalaryFields(fields: SalaryFields): StatedPay | null {
  const [min, max] = [readStated(fields.min), readStated(fields.max)];
  const named = fields.currency?.trim().toUpperCase() ?? "";
  const currency = named || (fields.usual?.currency ?? "");
  const word = fields.period?.trim().toLowerCase() ?? "";
  const period = PERIOD_WORDS.find(([, words]) => words.test(word))?.[0];
  if ((min ?? max) === undefined || !Object.hasOwn(CURRENCIES, currency)) return null;
  if (word !== "" && period === undefined) return null;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    currency,
    period,
    usual: fields.usual?.period,
    currencyAssumed: named === "",
    isNet: false,
  };
}

function readStated(amount: number | string | null | undefined): number | undefined {
  const value =
    typeof amount === "string" ? (DIGITS.test(amount.trim()) ? Number(amount) : 0) : (amount ?? 0);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

const DIGITS = /^\d{1,12}(?:\.\d{1,6})?$/;

const timed = (names: string) =>
  new RegExp(`^(?:1 |(?:per|an?)[- ])?(?:${names})(?:[- ](?:salary|wage|rate))?$`);
const PERIOD_WORDS: readonly (readonly [PayPeriod, RegExp])[] = [
  ["hour", timed("hour|hourly")],
  ["day", timed("day|daily")],
  ["week", timed("week|weekly")],
  ["month", timed("month|monthly")],
  ["year", timed("year|yearly|annual|annually|annum")],
];
