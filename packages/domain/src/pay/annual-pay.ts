import { CURRENCIES } from "./currencies.ts";
import { MINIMUM_WAGES } from "./minimum-wages.ts";
import { isRange, mapRange, MONTHS_PER_YEAR, PAY_PERIODS, PERIODS_PER_YEAR, yearOf } from "./pay-range.ts";
import type { Pay, PayPeriod, PayRange } from "./pay.ts";

/** How many times the lower bound the upper one may be. */
export const WIDEST_RANGE = 20;

/**
 * Pay with what it comes to in a year, rounded to whole units; null where the amounts cannot be meant: none at all, or bounds
 * the wrong way round or too far apart. A year's pay far too low or high is a misreading of a text, and so null; sent in
 * fields it is `implausible`, and has no year's figure.
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
  // Nor is anything known of wages in a currency that we have no figures of.
  if (byPiece || CURRENCIES[currency] === undefined) return { ...stated, annual: {} };
  const annual = yearOf(stated, period);
  if (!isTooWide && Object.values(annual).every((amount) => isPlausible(amount, currency)))
    return { ...stated, annual };
  return stated.origin === "parsed" ? null : { ...stated, annual: {}, implausible: true };
}

/**
 * Of a full-time minimum wage, below what nobody is paid anything for a year: a dollar an hour, 20 rupees; where wages are high
 * LEAST_DOLLARS, for four hours a week come to £250 a month. Reasoned, not cited: boards list work from anywhere.
 */
const LEAST = 1 / 8;
const LEAST_DOLLARS = 2_000;
/**
 * What the best-paid occupation of the US earns on average in a year, cardiologists (Bureau of Labor Statistics, May 2022, as in
 * https://www.beckershospitalreview.com/hospital-physician-relationships/17-highest-paid-physician-specialties-in-2022.html).
 */
const BEST_PAID = 421_330;
/** Above twice as much and some nobody is paid: a million dollars a year, $480 an hour. */
const MOST = 2.4 * BEST_PAID;

/**
 * Whether a year's pay may be meant. What a month or an hour may come to follows from it, for each is turned into a year
 * first; amounts in currencies other than dollars, by what a dollar roughly costs in them.
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
 * Of a year's full-time minimum wage, what a year's pay has to reach: half of it, and where pay is stated by the year that of a
 * day and a half a week. Where many are paid nearly as much in a month, nearly all of it: postings are older than the last rise.
 */
const LEAST_OF_YEAR = { byYear: 0.3, usual: 0.5, nearMonth: 0.85 };
const STATED_BY_YEAR: ReadonlySet<string> = new Set(["USD", "GBP", "CAD", "AUD", "NZD", "SGD", "CHF", "INR"]);
const NEAR_MONTH: ReadonlySet<string> = new Set(["EUR", "CNY", "PHP"]);
/**
 * Of what is taken for a year's where no period is stated: a month's pay of twice as much is likelier a year's. In dollars it is
 * 30,000, and BEST_PAID comes to 35,111 a month; where less is paid, `yearFrom` is lower, too.
 */
const MOST_OF_MONTH = 2;

/**
 * Whether an amount is likelier for another period than the one that is stated: 4,000 euros or 15,000 złoty a year are a
 * month's, and 60,000 dollars a month are a year's. Feeds put both into fields that they name otherwise.
 *
 * @example isOfOtherPeriod({ min: 4_000, max: 5_500, currency: "EUR", period: "year" }); // true
 */
export function isOfOtherPeriod({ min, max, currency, period }: StatedAmount): boolean {
  const { yearFrom } = CURRENCIES[currency] ?? { yearFrom: 0 };
  const [least, most] = [min ?? max ?? 0, max ?? min ?? 0];
  if (period === "month") return yearFrom > 0 && least >= MOST_OF_MONTH * yearFrom;
  // What is a year's where no period is stated is one where it is.
  return (
    period === "year" && (least + most) / 2 < Math.min(yearFrom, leastShare(currency) * minimumYear(currency))
  );
}

function leastShare(currency: string): number {
  if (STATED_BY_YEAR.has(currency)) return LEAST_OF_YEAR.byYear;
  return NEAR_MONTH.has(currency) ? LEAST_OF_YEAR.nearMonth : LEAST_OF_YEAR.usual;
}

const minimumYear = (currency: string) => (MINIMUM_WAGES[currency] ?? 0) * PERIODS_PER_YEAR.month;

/**
 * Whether as much may come to somebody at such times: nobody is paid $60,000 every month, or $15 a week.
 *
 * @example isPaidEach(60_000, "USD", "month"); // false
 */
export function isPaidEach(amount: number, currency: string, period: Pay["period"]): boolean {
  const { hourTo, yearFrom } = CURRENCIES[currency] ?? { hourTo: 0, yearFrom: Infinity };
  if (period === "year") return true;
  return amount < yearFrom && (period === "hour" || amount > hourTo);
}

/** Pay as a text or a feed's fields state it. */
type StatedPay = PayRange & {
  readonly currency: string;
  readonly period: PayPeriod | "piece" | "odd" | undefined;
  readonly isNet: boolean;
  readonly isEitherDollar?: boolean;
  readonly currencyAssumed: boolean;
  /** Whether it is said to be for less than full time. */
  readonly isPart?: boolean;
};

/**
 * Pay for the period that is stated, else for the likeliest; null where it cannot be meant. `months` is how many months' pay a year
 * brings.
 */
export function toPay(
  stated: StatedPay,
  origin: Pay["origin"],
  months: number = MONTHS_PER_YEAR,
): Pay | null {
  const { min, max, currency, isNet } = stated;
  const isPiece = stated.period === "piece";
  const named = stated.period === "odd" || stated.period === "piece" ? undefined : stated.period;
  // "$20,000 a quarter": of a likely month nothing is shown, of a likely year "a year?".
  const period = named ?? (stated.period === "odd" ? "month" : usualPeriod(stated));
  const isStated = named !== undefined;
  const pay = makePay({
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    currency,
    period,
    ...(isPiece && { byPiece: true as const }),
    ...(!isStated && { periodAssumed: true as const }),
    ...(stated.currencyAssumed && { currencyAssumed: true as const }),
    origin,
  });
  const isOther = pay !== null && isStated && !isPiece && isOfOtherPeriod(pay);
  // Few hours a year come to a month's full pay.
  if (isOther && !(period === "year" && stated.isPart)) return { ...pay, annual: {}, implausible: true };
  const isCompared = isStated || (period === "year" && stated.period === undefined);
  if (pay && isNet) return { ...pay, net: true, annual: {} };
  if (pay && !isCompared) return { ...pay, annual: {} };
  if (period !== "month") return pay;
  const ofMonths = (amount: number) => Math.round((amount * months) / MONTHS_PER_YEAR);
  return pay && { ...pay, annual: mapRange(pay.annual, ofMonths) };
}

/** The likeliest period of pay stated without one; a year's is told by its size, whatever else is only likely. */
export function usualPeriod({ min, max, currency, isEitherDollar = false }: StatedPay): PayPeriod {
  const usual = CURRENCIES[isEitherDollar ? "USD" : currency];
  const low = min ?? max ?? 0;
  const high = max ?? low;
  if (usual === undefined) return "month";
  if (low >= usual.yearFrom || high >= 2 * usual.yearFrom) return "year";
  if (low >= usual.monthFrom) return "month";
  return high <= usual.hourTo ? "hour" : "day";
}

/** How far a feed's rounding may take a year's pay from what the description states. */
const ROUNDING = 0.011;
/**
 * A description's pay that comes to the year that was sent, with the period that this tells where none is stated: yearly amounts
 * 2,080 times the description's show it to be an hour's. Undefined where it comes to another year.
 */
export function concludePeriod(pay: Pay, sent: Pay): Pay | undefined {
  // What no year's pay can be is sent as it stands: "10,000 USD annual", of a bonus for joining.
  const year = sent.periodAssumed || sent.implausible ? sent : sent.annual;
  if (pay.byPiece) return undefined;
  if (pay.periodAssumed === undefined || (pay.annual.min ?? pay.annual.max) !== undefined)
    return isSameRange(yearOf(pay, pay.period), year) ? pay : undefined;
  const period = PAY_PERIODS.find((time) => isSameRange(yearOf(pay, time), year));
  if (period === undefined) return undefined;
  // What no job pays stays so where the description repeats it.
  if (sent.implausible && period === "year")
    return { ...pay, period: sent.period, annual: {}, implausible: true };
  // The same amounts without a period on either side tell of none.
  return period === "year" && sent.periodAssumed ? pay : { ...pay, period, annual: yearOf(pay, period) };
}

/** Whether both are one range; an end that the description leaves open is the feed's other one, or open too. */
function isSameRange({ min, max }: PayRange, sent: PayRange): boolean {
  if (min !== undefined && max !== undefined) return isNear(min, sent.min) && isNear(max, sent.max);
  const isOpen = min === undefined ? sent.min === undefined : sent.max === undefined;
  return (isOpen || sent.min === sent.max) && isNear(min ?? max, sent.max ?? sent.min);
}

/** Whether a stated time's pay, or a range, begins or ends as the sent year does: the feed then has it from here. */
export function sharesEnd(base: Pay, sent: Pay): boolean {
  if (!base.byPiece && (base.period === "year" ? !isRange(base) : base.periodAssumed)) return false;
  const all = sent.periodAssumed ? sent : sent.annual;
  // Feeds turn pay by the piece into a year's too, as if a piece took an hour.
  const years = (base.byPiece ? PAY_PERIODS : [base.period]).map((period) => yearOf(base, period));
  return years.some(({ min, max }) => {
    const ends = [isNear(min, all.min), isNear(max, all.max)];
    return base.byPiece ? ends.every(Boolean) : ends.some(Boolean);
  });
}

export const isNear = (a: number | undefined, b: number | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= ROUNDING * b;
