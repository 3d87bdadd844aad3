import { CURRENCIES } from "./currencies.ts";
import type { PayPeriod } from "./pay.ts";

/** Pay as feeds send it in fields of its own: numbers or texts of digits, and 0, "" or null where nothing is stated. */
export type SalaryFields = {
  min?: number | string | null | undefined;
  max?: number | string | null | undefined;
  /** ISO 4217, in any case. */
  currency?: string | null | undefined;
  /** The feed's own word: "yearly", "hourly", "1 YEAR", "per-hour-wage". */
  period?: string | null | undefined;
  /** What the feed's amounts usually are in where it names no currency; what is taken from here is marked. */
  usual?: { currency?: string } | undefined;
};

/** What the fields state; `period` is absent where it was left out. */
type FieldPay = {
  min?: number;
  max?: number;
  currency: string;
  period: PayPeriod | undefined;
  currencyAssumed: boolean;
};

/**
 * Reads pay sent in fields; null without an amount, in a currency whose amounts we cannot judge, or for a time that
 * is no period of pay ("2 WEEKS", "one-time").
 *
 * @example readSalaryFields({ min: 0, max: "60", currency: "usd", period: "hourly" }); // { max: 60, currency: "USD", period: "hour" }
 */
export function readSalaryFields(fields: SalaryFields): FieldPay | null {
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
    currencyAssumed: named === "",
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
