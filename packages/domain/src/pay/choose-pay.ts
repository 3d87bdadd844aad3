import { isWholeText } from "./amount-range.ts";
import { isPlausible, usualPeriod } from "./annual-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import {
  isFarApart,
  isRange,
  joinRange,
  mayBeOfOneJob,
  MONTHS_PER_YEAR,
  PERIODS_PER_YEAR,
} from "./pay-range.ts";
import { hasWord, isWord, type SalaryToken } from "./salary-tokens.ts";
import type { StatedAmounts } from "./stated-amounts.ts";

/**
 * Chooses the pay among a text's amounts: the first called base pay, or else the first that is not on-target earnings. Pay for other
 * places or levels in the same currency and period widens the range ("$150k - $180k (NYC) or $120k - $150k elsewhere"); other
 * currencies are ignored, as none is converted. Training pay and part-time pay are ignored if there is other pay. `months` is how
 * many monthly salaries are paid a year.
 */
export function choosePay(
  tokens: readonly SalaryToken[],
  stated: readonly StatedAmounts[],
  months: number,
): StatedAmounts | undefined {
  const bases = stated.filter(({ role }) => role === "base");
  const rest = stated.filter(({ role }) => role === "pay" || role === undefined);
  const paid = bases.length > 0 ? [...bases, ...rest.filter((one) => isOfOtherPlace(one, bases))] : rest;
  const trained = unlessAll(paid, ({ isForTraining }) => isForTraining);
  const [first, ...others] = unlessAll(trained, ({ isForPartTime }) => isForPartTime);
  if (first === undefined) return undefined;
  let pay = withPeriodOfAll(first, stated);
  for (const other of others) {
    if (isMostOf(tokens, pay, other)) pay = { ...pay, max: other.max, period: pay.period ?? other.period };
    else if (isAlternative(tokens, first, other)) pay = joinAmounts(pay, other);
  }
  pay = withPaidMonth(pay, months);
  return pay.role === undefined && countWords(tokens) > SHORT && isAllowance(pay) ? undefined : pay;
}

const countWords = (tokens: readonly SalaryToken[]) => tokens.filter(isWord).length;

function unlessAll(all: readonly StatedAmounts[], isSuch: (one: StatedAmounts) => boolean) {
  const others = all.filter((one) => !isSuch(one));
  return others.length > 0 ? others : all;
}

/** Only monthly pay is paid more than twelve times: "CHF 8'500 x 13". */
function withPaidMonth(pay: StatedAmounts, months: number): StatedAmounts {
  const isMonthly = pay.period === undefined && months > MONTHS_PER_YEAR && usualPeriod(pay) !== "year";
  return isMonthly ? { ...pay, period: "month" } : pay;
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
function isOfOtherPlace(other: StatedAmounts, bases: readonly StatedAmounts[]): boolean {
  if (other.role !== undefined) return false;
  return bases.some((base) => {
    const isMost = base.max === undefined && other.min === undefined;
    const isNext = isRange(base) && isRange(other) && (other.min ?? 0) < (base.max ?? 0);
    return base.end <= other.start && (isNext || isMost);
  });
}

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
  return findSeparator(tokens, least, most) === undefined && isAlike(least, most) && least.min < most.max;
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
    (separator === "alternative" || (separator === undefined && (ranges || isEach))) && isAlike(first, other)
  );
}

/** Whether both may be pay for one job, as nothing about them contradicts that. */
const isAlike = (a: StatedAmounts, b: StatedAmounts) =>
  (a.role === b.role || a.role === undefined || b.role === undefined) &&
  a.currency === b.currency &&
  a.isNet === b.isNet &&
  (a.period === b.period || a.period === undefined || b.period === undefined) &&
  mayBeOfOneJob(a, b);

function joinAmounts(pay: StatedAmounts, other: StatedAmounts): StatedAmounts {
  const { min, max, period, ...rest } = pay;
  return { ...rest, ...joinRange({ min, max }, other), period: period ?? other.period };
}

/** "$70/hr, approximately $1,460/month" */
export function isContradicted(
  pay: StatedAmounts,
  all: readonly StatedAmounts[],
  tokens: readonly SalaryToken[],
): boolean {
  const year = findYear(pay);
  return all.some((other) => {
    const otherYear = findYear(other);
    if (other.start < pay.end || other.currency !== pay.currency || other.period === pay.period) return false;
    if (other.role === "other" || other.role === "on-target") return false;
    if (year === undefined || otherYear === undefined) return false;
    const between = tokens.slice(pay.end, other.start);
    const isAdded = between.some(({ kind }) => kind === "addition" || kind === "plus");
    // "€42,000 a year, home office €2.50 a day": the second is no wage.
    return !isAdded && isPlausible(otherYear, other.currency) && isFarApart(year, otherYear);
  });
}

function findYear({ min, max, period }: StatedAmounts): number | undefined {
  if (period === undefined || period === "piece" || period === "odd") return undefined;
  return (max ?? min ?? 0) * PERIODS_PER_YEAR[period];
}

/** With more words a sentence may be about something else; with few words it says hardly anything but the amount. */
export const LONG = 14;
const FEW = 8;
const SHORT = 3;
const UNKNOWN = { perDollar: 0, monthFrom: Infinity, yearFrom: Infinity };

/**
 * Whether nothing calls an amount pay, but it can hardly be anything else: hourly ones, ranges with a period, ranges that must be
 * annual, an amount that people can live on in a text with hardly any other words ("Up to $80,000 per year"), and what is received
 * for a piece ("$50 per question, up to 20 questions a week", "annotators receive $3.50 per task").
 */
export function isPayAlone(
  stated: StatedAmounts,
  all: readonly StatedAmounts[],
  tokens: readonly SalaryToken[],
): boolean {
  const { period, min = 0, max, start, end } = stated;
  if (stated.role !== undefined) return false;
  const words = countWords(tokens);
  const { yearFrom } = CURRENCIES[stated.currency] ?? UNKNOWN;
  // "Starting at $70,000", with nothing else.
  if (max === undefined && min >= yearFrom && isWholeText(tokens, start, end)) return true;
  if (period === "hour") return words <= LONG;
  if (period === "piece")
    return words === 0 || (words <= FEW && (start === 0 || hasWord(tokens.slice(0, start), RECEIVED)));
  if (!isRange(stated)) return period !== undefined && isLiving(stated) && words <= FEW;
  if (period !== undefined) return words <= LONG;
  // "SF/NYC: $165k-$180k; all other US locations: $150k-$165k"
  const places = all.every((one) => one.role === undefined && isRange(one)) ? all.length : 1;
  return words <= SHORT * places && min >= yearFrom;
}

const RECEIVED =
  /^(?:receives?|get|gets|zahlen|bekommst|erhältst|pagamos|cobras|recibes|recebe|payons|rémunérons|honorar|forfait|fee)$/u;

/**
 * A single amount without a period and too low for a year ("hard-to-fill positions: PHP 8,000"), or too low to live on in a
 * dollar country: "$3,600 / Year Work from Home Meals".
 */
function isAllowance(stated: StatedAmounts): boolean {
  const { min, max, currency, period } = stated;
  const known = CURRENCIES[currency];
  if (isRange(stated) || known === undefined) return false;
  const amount = max ?? min ?? 0;
  if (period === undefined) return amount < known.yearFrom;
  const isByYear = period === "year" || period === "month";
  return known.perDollar === 1 && isByYear && amount * PERIODS_PER_YEAR[period] < LEAST_YEAR;
}

const LEAST_YEAR = 6_000;

/** Whether somebody can live on it, by the amounts from which pay without a period counts as monthly or annual. */
function isLiving({ min, max, currency, period }: StatedAmounts): boolean {
  const { monthFrom, yearFrom } = CURRENCIES[currency] ?? UNKNOWN;
  const amount = max ?? min ?? 0;
  if (period === "week" || period === "day") return amount * PERIODS_PER_YEAR[period] >= 2 * yearFrom;
  return (period === "year" && amount >= yearFrom) || (period === "month" && amount >= monthFrom);
}
