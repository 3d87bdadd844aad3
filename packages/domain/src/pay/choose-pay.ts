import { isAllOf } from "./amount-range.ts";
import { CURRENCIES } from "./currencies.ts";
import { isRange, joinRange, mayBeOfOneJob, PERIODS_PER_YEAR } from "./pay-range.ts";
import { hasWord, type SalaryToken } from "./salary-tokens.ts";
import type { StatedAmounts } from "./stated-amounts.ts";

/**
 * Chooses the pay among a text's amounts: the first called base pay, or else the first that is not only hoped for. Pay for other
 * places or levels in the same currency and period widens the range ("$150k - $180k (NYC) or $120k - $150k elsewhere"); other
 * currencies are ignored, as none is converted. Training pay and part-time pay are ignored if there is other pay.
 */
export function choosePay(
  tokens: readonly SalaryToken[],
  stated: readonly StatedAmounts[],
): StatedAmounts | undefined {
  const bases = stated.filter(({ role }) => role === "base");
  const rest = stated.filter(({ role }) => role === "pay" || role === undefined);
  const paid = bases.length > 0 ? [...bases, ...rest.filter(isPlaceOf(bases))] : rest;
  const trained = unlessAll(paid, ({ isForTraining }) => isForTraining);
  const [first, ...others] = unlessAll(trained, ({ isForPartTime }) => isForPartTime);
  if (first === undefined) return undefined;
  return others.reduce<StatedAmounts>(
    (pay, other) => {
      if (isMostOf(tokens, pay, other)) return { ...pay, max: other.max, period: pay.period ?? other.period };
      return isAlternative(tokens, first, other) ? joinAmounts(pay, other) : pay;
    },
    withPeriodOfAll(first, stated),
  );
}

function unlessAll(all: readonly StatedAmounts[], isSuch: (one: StatedAmounts) => boolean) {
  const others = all.filter((one) => !isSuch(one));
  return others.length > 0 ? others : all;
}

/** "Base of $800 plus commission, in all you may earn $3,000 a month": the base is monthly, too. */
function withPeriodOfAll(base: StatedAmounts, stated: readonly StatedAmounts[]): StatedAmounts {
  if (base.role !== "base" || base.period !== undefined) return base;
  const amount = base.max ?? base.min ?? 0;
  const all = stated.find(({ role, currency, period, max = 0 }) => {
    const isMore = amount < max && max <= MOST_OF_ALL * amount;
    return role === "on-target" && currency === base.currency && period !== undefined && isMore;
  });
  return all ? { ...base, period: all.period } : base;
}

/** How many times the base total earnings may be. Higher ones belong to something else. */
const MOST_OF_ALL = 5;

/** Base pay of another place, not called base again ("$100k - $120k base in Ohio and $110k - $130k in New York"), or its maximum. */
const isPlaceOf = (bases: readonly StatedAmounts[]) => (other: StatedAmounts) =>
  other.role === undefined &&
  bases.some((base) => {
    const isMost = base.max === undefined && other.min === undefined;
    const isNext = isRange(base) && isRange(other) && (other.min ?? 0) < (base.max ?? 0);
    return base.end <= other.start && (isNext || isMost);
  });

const SEPARATORS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "plus", "alternative"]);

const findSeparator = (tokens: readonly SalaryToken[], first: StatedAmounts, other: StatedAmounts) =>
  tokens.slice(first.end, other.start).findLast(({ kind }) => SEPARATORS.has(kind))?.kind;

/** Whether one gives the minimum and the other the maximum: "starts at $17 an hour and goes up to $22". */
function isMostOf(
  tokens: readonly SalaryToken[],
  least: StatedAmounts,
  most: StatedAmounts,
): most is StatedAmounts & { max: number } {
  if (least.min === undefined || least.max !== undefined) return false;
  if (most.max === undefined || most.min !== undefined) return false;
  return (
    findSeparator(tokens, least, most) === undefined &&
    isAlike(least, most) &&
    least.min < most.max &&
    mayBeOfOneJob(least, most)
  );
}

function isAlternative(tokens: readonly SalaryToken[], first: StatedAmounts, other: StatedAmounts): boolean {
  const separator = findSeparator(tokens, first, other);
  const ranges = isRange(first) && isRange(other);
  // "$30/hour for undergraduates and $40/hour for graduates"
  const isAnd = tokens.slice(first.end, other.start).some(({ kind }) => kind === "and");
  const isEach =
    (isAnd || (first.isOfLevel && other.isOfLevel)) &&
    first.period !== undefined &&
    first.period === other.period;
  return (
    (separator === "alternative" || (separator === undefined && (ranges || isEach))) &&
    isAlike(first, other) &&
    mayBeOfOneJob(first, other)
  );
}

/** Whether their descriptions do not contradict each other. */
const isAlike = (a: StatedAmounts, b: StatedAmounts) =>
  (a.role === b.role || a.role === undefined || b.role === undefined) &&
  a.currency === b.currency &&
  a.isNet === b.isNet &&
  (a.period === b.period || a.period === undefined || b.period === undefined);

function joinAmounts(pay: StatedAmounts, other: StatedAmounts): StatedAmounts {
  const { min, max, period, ...rest } = pay;
  return { ...rest, ...joinRange({ min, max }, other), period: period ?? other.period };
}

/** With more words a sentence may be about something else; with few words it says hardly anything but the amount. */
export const LONG = 14;
const FEW = 8;
export const SHORT = 3;

/**
 * Amounts that nothing calls pay, but that can hardly be anything else: hourly ones, ranges with a period, ranges that must be
 * annual, and an amount that people can live on in a text with hardly any other words ("Up to $80,000 per year").
 */
export function isPayAlone(stated: StatedAmounts, words: number, all: readonly StatedAmounts[]): boolean {
  if (stated.period === "hour") return words <= LONG;
  if (stated.period === "piece") return words === 0;
  if (!isRange(stated)) return stated.period !== undefined && isLiving(stated) && words <= FEW;
  if (stated.period !== undefined) return words <= LONG;
  const { yearFrom } = CURRENCIES[stated.currency] ?? { yearFrom: Infinity };
  // "SF/NYC: $165k-$180k; all other US locations: $150k-$165k"
  const places = all.every((one) => one.role === undefined && isRange(one)) ? all.length : 1;
  return words <= SHORT * places && (stated.min ?? 0) >= yearFrom;
}

/** "$50 per question, up to 20 questions a week", "annotators receive $3.50 per task". */
export function isPiecesAlone(
  { period, start }: StatedAmounts,
  words: number,
  tokens: readonly SalaryToken[],
): boolean {
  const isPaid = start === 0 || hasWord(tokens.slice(0, start), RECEIVED);
  return period === "piece" && isPaid && words <= FEW;
}

const RECEIVED =
  /^(?:receives?|get|gets|zahlen|bekommst|erhältst|pagamos|cobras|recibes|recebe|payons|rémunérons|honorar|forfait|fee)$/u;

/** A text like "Starting at $70,000", with nothing else. */
export function isLeastAlone(stated: StatedAmounts, tokens: readonly SalaryToken[]): boolean {
  const { min = 0, max, currency, start, end } = stated;
  const { yearFrom } = CURRENCIES[currency] ?? { yearFrom: Infinity };
  return max === undefined && min >= yearFrom && isAllOf(tokens, start, end);
}

/**
 * A single amount without a period and too low for a year ("hard-to-fill positions: PHP 8,000"), or too low to live on in a
 * dollar country: "$3,600 / Year Work from Home Meals".
 */
export function isAllowance(stated: StatedAmounts): boolean {
  const { min, max, currency, period } = stated;
  if (isRange(stated)) return false;
  const { perDollar, yearFrom } = CURRENCIES[currency] ?? { perDollar: 0, yearFrom: 0 };
  const amount = max ?? min ?? 0;
  if (period === undefined && amount < yearFrom) return true;
  if (perDollar !== 1) return false;
  return (period === "year" && amount < LEAST_YEAR) || (period === "month" && amount * 12 < LEAST_YEAR);
}

const LEAST_YEAR = 6_000;

/** Whether somebody can live on it, by the amounts from which pay without a period counts as monthly or annual. */
function isLiving({ min, max, currency, period }: StatedAmounts): boolean {
  const { monthFrom, yearFrom } = CURRENCIES[currency] ?? { monthFrom: Infinity, yearFrom: Infinity };
  const amount = max ?? min ?? 0;
  if (period === "week" || period === "day") return amount * PERIODS_PER_YEAR[period] >= 2 * yearFrom;
  return (period === "year" && amount >= yearFrom) || (period === "month" && amount >= monthFrom);
}
