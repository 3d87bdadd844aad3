import { CURRENCIES } from "./currencies.ts";
import type { PayPeriod } from "./pay.ts";

/** Pay as sent in a feed's own fields: numbers, or texts of digits, "60,000" too. 0, "" and null mean that nothing is stated. */
export type SalaryFields = {
  min?: number | string | null | undefined;
  max?: number | string | null | undefined;
  /** ISO 4217, in any case. */
  currency?: string | null | undefined;
  /** The feed's own word: "yearly", "hourly", "1 YEAR", "per-hour-wage". */
  period?: string | null | undefined;
  /** The feed's usual currency, for amounts without one. It is marked as assumed. */
  usual?: { currency?: string } | undefined;
};

type FieldPay = {
  min?: number;
  max?: number;
  currency: string;
  period: PayPeriod | undefined;
  currencyAssumed: boolean;
};

/**
 * Reads pay sent in fields. Null without an amount, in a currency we know no wages in, or for something that is no period of
 * pay ("2 WEEKS", "one-time").
 *
 * @example readSalaryFields({ min: 0, max: "60", currency: "usd", period: "hourly" }); // { max: 60, currency: "USD", period: "hour" }
 */
export function readSalaryFields(fields: SalaryFields): FieldPay | null {
  const [min, max] = [readFieldAmount(fields.min), readFieldAmount(fields.max)];
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

/**
 * An amount in a feed's field; undefined if none is stated, or one beyond any pay.
 *
 * @example readFieldAmount("60,000"); // 60000
 */
export function readFieldAmount(amount: SalaryFields["min"]): number | undefined {
  const value = typeof amount === "string" ? readDigits(amount.trim()) : (amount ?? 0);
  return value > 0 && value < MAX_AMOUNT ? value : undefined;
}

/** 0 for any other text. A point is always a decimal one, as in a number. */
function readDigits(text: string): number {
  return DIGITS.test(text) ? Number(text.replaceAll(SEPARATORS, "")) : 0;
}

const MAX_AMOUNT = 1e12;
const SEPARATORS = /[,'’\s]/g;
/** Groups of two are India's: "12,50,000". */
const DIGITS = /^(?:\d{1,12}|\d{1,3}(?:[,'’\s]\d{2,3}){0,3}[,'’\s]\d{3})(?:\.\d{1,6})?$/;

const timed = (names: string) =>
  new RegExp(`^(?:1 |(?:per|an?)[- ])?(?:${names})(?:[- ](?:salary|wage|rate))?$`);
const PERIOD_WORDS: readonly (readonly [PayPeriod, RegExp])[] = [
  ["hour", timed("hour|hourly")],
  ["day", timed("day|daily")],
  ["week", timed("week|weekly")],
  ["month", timed("month|monthly")],
  ["year", timed("year|yearly|annual|annually|annum")],
];
