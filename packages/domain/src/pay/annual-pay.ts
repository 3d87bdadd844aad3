import { CURRENCIES } from "./currencies.ts";
import { MINIMUM_WAGES } from "./minimum-wages.ts";
import {
  hasAnnual,
  isRange,
  mapRange,
  MONTHS_PER_YEAR,
  PAY_PERIODS,
  PERIODS_PER_YEAR,
  yearOf,
} from "./pay-range.ts";
import type { Pay, PayPeriod, PayRange } from "./pay.ts";

/** How many times the lower bound the upper bound may be. */
export const WIDEST_RANGE = 20;

/**
 * Adds the annual amount to pay, rounded to whole units. Null if the amounts cannot be right: none at all, or bounds in the
 * wrong order or too far apart. An annual amount far from any wage means that a text was misread, so the result is null; in a
 * feed's fields it is marked `implausible` and has no annual amount.
 *
 * @example
 * makePay({ min: 45, max: 60, currency: "USD", period: "hour", origin: "parsed" })?.annual; // => { min: 93600, max: 124800 }
 */
export function makePay(stated: Omit<Pay, "annual" | "implausible">): Pay | null {
  const { min, max, currency, period, byPiece } = stated;
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined && min > max) return null;
  const isTooWide = min !== undefined && max !== undefined && max > min * WIDEST_RANGE;
  if (isTooWide && stated.origin === "parsed") return null;
  // We know no wages in a currency that is not listed.
  if (byPiece || CURRENCIES[currency] === undefined) return { ...stated, annual: {} };
  const annual = yearOf(stated, period);
  if (!isTooWide && Object.values(annual).every((amount) => isPlausible(amount, currency)))
    return { ...stated, annual };
  return stated.origin === "parsed" ? null : { ...stated, annual: {}, implausible: true };
}

/**
 * The share of a full-time minimum wage below which nobody is paid for a year: a dollar an hour, 20 rupees. Where wages are
 * high it is LEAST_DOLLARS, as four hours a week come to £250 a month. Our own estimate, as boards list jobs from anywhere.
 */
const LEAST = 1 / 8;
const LEAST_DOLLARS = 2_000;
/**
 * The highest annual pay in dollars. It leaves room for twice the average of cardiologists, the best-paid occupation of the US:
 * $421,330 (Bureau of Labor Statistics, May 2022, as in
 * https://www.beckershospitalreview.com/hospital-physician-relationships/17-highest-paid-physician-specialties-in-2022.html).
 */
const MOST = 2.4 * 421_330;

/**
 * Whether annual pay is plausible. The bounds of other periods follow from it, as all pay is converted to a year first, and
 * those of other currencies from the rough price of a dollar.
 *
 * @example isPlausible(2_000_000, "USD"); // false
 */
export function isPlausible(annual: number, currency: string): boolean {
  const least = Math.min(LEAST * minimumYear(currency), LEAST_DOLLARS * perDollar(currency));
  return annual >= least && !isTooMuch(annual, currency);
}

export function isTooMuch(annual: number, currency: string): boolean {
  return annual > MOST * perDollar(currency);
}

const perDollar = (currency: string) => CURRENCIES[currency]?.perDollar ?? Infinity;

type StatedAmount = Pick<Pay, "min" | "max" | "currency" | "period">;

/**
 * The share of a full-time annual minimum wage that annual pay must reach: half, or a day and a half a week where pay is
 * usually stated per year; nearly all, as postings may predate the last rise, if the amount is ordinary pay for a month.
 */
const LEAST_OF_YEAR = { byYear: 0.3, usual: 0.5, likelyMonth: 0.85 };
const STATED_BY_YEAR: ReadonlySet<string> = new Set(["USD", "GBP", "CAD", "AUD", "NZD", "SGD", "CHF", "INR"]);
/** What most remote jobs pay a year at most, in US dollars where wages are stated per month. Our own estimate. */
const ORDINARY_YEAR = 100_000;

/**
 * How many times `yearFrom` monthly pay is likelier to be annual. In dollars that is $30,000 a month, just below what
 * cardiologists earn on average ($35,111). Where wages are lower, so is `yearFrom`.
 */
const MOST_OF_MONTH = 2;

/**
 * Whether an amount is likelier for another period than the stated one: 4,000 euros or 15,000 złoty a year are monthly pay, and
 * so is an hour's that reaches a month's minimum wage; 60,000 dollars a month are annual pay. Feeds send all under the wrong name.
 *
 * @example isOfOtherPeriod({ min: 4_000, max: 5_500, currency: "EUR", period: "year" }); // true
 */
export function isOfOtherPeriod({ min, max, currency, period }: StatedAmount): boolean {
  const { yearFrom } = CURRENCIES[currency] ?? { yearFrom: 0 };
  const [least, most] = [min ?? max ?? 0, max ?? min ?? 0];
  if (period === "hour") return least >= (MINIMUM_WAGES[currency] ?? Infinity);
  if (period === "month") return yearFrom > 0 && least >= MOST_OF_MONTH * yearFrom;
  // An amount that counts as annual without a stated period also does with one.
  const amount = (least + most) / 2;
  return (
    period === "year" && amount < Math.min(yearFrom, leastShare(amount, currency) * minimumYear(currency))
  );
}

function leastShare(amount: number, currency: string): number {
  if (STATED_BY_YEAR.has(currency)) return LEAST_OF_YEAR.byYear;
  const isLikelyMonth = amount * MONTHS_PER_YEAR <= ORDINARY_YEAR * perDollar(currency);
  return isLikelyMonth ? LEAST_OF_YEAR.likelyMonth : LEAST_OF_YEAR.usual;
}

const minimumYear = (currency: string) => (MINIMUM_WAGES[currency] ?? 0) * PERIODS_PER_YEAR.month;

/**
 * Whether an amount may be paid every such period: nobody gets $60,000 a month, or $15 a week.
 *
 * @example isPaidEach(60_000, "USD", "month"); // false
 */
export function isPaidEach(amount: number, currency: string, period: Pay["period"]): boolean {
  const { hourTo, yearFrom } = CURRENCIES[currency] ?? { hourTo: 0, yearFrom: Infinity };
  if (period === "year") return true;
  return amount < yearFrom && (period === "hour" || amount > hourTo);
}

type StatedPay = PayRange & {
  readonly currency: string;
  readonly period: PayPeriod | "piece" | "odd" | undefined;
  readonly isNet: boolean;
  readonly isEitherDollar?: boolean;
  readonly currencyAssumed: boolean;
  readonly isPart: boolean;
};

/**
 * Makes pay for the stated period, or else for the likeliest. Null if the amounts cannot be right. `months` is how many
 * monthly salaries are paid a year.
 */
export function toPay(
  stated: StatedPay,
  origin: Pay["origin"],
  months: number = MONTHS_PER_YEAR,
): Pay | null {
  const { min, max, currency, period: named } = stated;
  const isStated = named !== undefined && named !== "odd" && named !== "piece";
  // "$20,000 a quarter": formatPay shows no period for a likely month, and "a year?" for a likely year.
  const likely = named === "odd" ? "month" : usualPeriod(stated);
  const period = isStated ? named : likely;
  const pay = makePay({
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    currency,
    period,
    ...(named === "piece" && { byPiece: true as const }),
    ...(!isStated && { periodAssumed: true as const }),
    ...(stated.currencyAssumed && { currencyAssumed: true as const }),
    origin,
  });
  if (pay === null) return null;
  // A few hours a week for a year may come to a full-time monthly salary.
  const mayBeLow = period === "year" && stated.isPart;
  if (isStated && !mayBeLow && isOfOtherPeriod(pay)) return { ...pay, annual: {}, implausible: true };
  if (stated.isNet) return { ...pay, net: true, annual: {} };
  if (!isStated && (named !== undefined || period !== "year")) return { ...pay, annual: {} };
  if (period !== "month") return pay;
  return { ...pay, annual: mapRange(pay.annual, (year) => Math.round((year * months) / MONTHS_PER_YEAR)) };
}

type UnclearPay = Pick<StatedPay, "min" | "max" | "currency" | "isEitherDollar">;

/** The likeliest period of pay stated without one. Only a year is certain from the amount alone. */
export function usualPeriod({ min, max, currency, isEitherDollar = false }: UnclearPay): PayPeriod {
  const usual = CURRENCIES[isEitherDollar ? "USD" : currency];
  const low = min ?? max ?? 0;
  const high = max ?? low;
  if (usual === undefined) return "month";
  if (low >= usual.yearFrom || high >= 2 * usual.yearFrom) return "year";
  if (low >= usual.monthFrom) return "month";
  return high <= usual.hourTo ? "hour" : "day";
}

/** How far rounding by a feed may move annual pay from what the description states. */
const ROUNDING = 0.011;
/**
 * Pay from a description if it comes to the annual amount that was sent. The match also gives an unstated period: if the
 * sent amounts are 2,080 times the description's, those are hourly. Undefined if the annual amounts differ.
 */
export function concludePeriod(pay: Pay, sent: Pay): Pay | undefined {
  // Amounts that cannot be annual are compared as sent: "10,000 USD annual" for a signing bonus.
  const year = sent.periodAssumed || sent.implausible ? sent : sent.annual;
  if (pay.byPiece) return undefined;
  if (pay.periodAssumed === undefined || hasAnnual(pay))
    return isSameRange(yearOf(pay, pay.period), year) ? pay : undefined;
  const period = PAY_PERIODS.find((time) => isSameRange(yearOf(pay, time), year));
  if (period === undefined) return undefined;
  // An implausible amount stays implausible if the description repeats it.
  if (sent.implausible && period === "year")
    return { ...pay, period: sent.period, annual: {}, implausible: true };
  // The same amounts without a period on either side tell nothing about it.
  return period === "year" && sent.periodAssumed ? pay : { ...pay, period, annual: yearOf(pay, period) };
}

/** Whether both are the same range. An end that the description leaves open may be open or equal in the feed. */
function isSameRange({ min, max }: PayRange, sent: PayRange): boolean {
  if (min !== undefined && max !== undefined) return isNear(min, sent.min) && isNear(max, sent.max);
  const isOpen = min === undefined ? sent.min === undefined : sent.max === undefined;
  return (isOpen || sent.min === sent.max) && isNear(min ?? max, sent.max ?? sent.min);
}

/** Whether pay with a stated period, or a range, has a bound in common with the sent annual pay, which then stems from it. */
export function sharesBound(base: Pay, sent: Pay): boolean {
  if (!base.byPiece && (base.period === "year" ? !isRange(base) : base.periodAssumed)) return false;
  const all = sent.periodAssumed ? sent : sent.annual;
  // Feeds also convert pay by the piece to a year, as if a piece took an hour.
  const years = (base.byPiece ? PAY_PERIODS : [base.period]).map((period) => yearOf(base, period));
  return years.some(({ min, max }) => {
    const ends = [isNear(min, all.min), isNear(max, all.max)];
    return base.byPiece ? ends.every(Boolean) : ends.some(Boolean);
  });
}

export const isNear = (a: number | undefined, b: number | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= ROUNDING * b;
