import { isOfOtherPeriod, makePay } from "./annual-pay.ts";
import { isAllOf } from "./bare-amounts.ts";
import { choosePay } from "./choose-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import { NO_CURRENCY } from "./no-currency.ts";
import { countPaidMonths } from "./paid-months.ts";
import { isAllowance, isLeastAlone, isPayAlone, isPiecesAlone, LONG, SHORT } from "./pay-alone.ts";
import { MONTHS_PER_YEAR, PERIODS_PER_YEAR } from "./pay-periods.ts";
import { isFarApart, isRange, mapRange } from "./pay-range.ts";
import type { Pay, PayPeriod } from "./pay.ts";
import { namesPart } from "./said-of-pay.ts";
import { readSalaryFields, type SalaryFields } from "./salary-fields.ts";
import { readSalaryTokens, type SalaryToken } from "./salary-tokens.ts";
import { findStatedAmounts, type StatedAmounts } from "./stated-amounts.ts";

/**
 * Reads pay from a posting's free text, or from the fields a feed has for it. Null where none is stated, or none
 * that can be believed: an amount no job pays, money for something else. "up to"
 * leaves the minimum out; "from", "starting at" and a plus sign the maximum; a single amount is both.
 *
 * Only base pay counts: never what is hoped for (OTE, expected earnings), nor a bonus. Ranges for several places
 * in one currency become one from the least to the most; of several currencies the first counts, none is converted.
 *
 * Without a period a year's pay is told by its size alone: $120,000 a month is paid to nobody. `periodAssumed` says so.
 * A smaller amount has the period that is likeliest, `periodAssumed`, and an empty `annual`: it is never compared. Nor are
 * pay after tax and pay by the piece. `annual` is reckoned with the constants of `annual-pay.ts`, full time whatever
 * the hours.
 *
 * @example
 * const { min, max, currency, period, periodAssumed } = parseSalary("$31,2k- $52k") ?? {};
 * [min, max, currency, period, periodAssumed]; // => [31200, 52000, "USD", "year", true]
 * parseSalary({ min: 45, max: 60, currency: "USD", period: "hourly" })?.annual; // => { min: 93600, max: 124800 }
 */
export function parseSalary(stated: string | SalaryFields): Pay | null {
  if (typeof stated === "string") {
    const { base, namesPay, isLong } = readMoney(stated);
    if (base === null) return readImplausible(stated);
    return namesPay || !isLong ? base : null;
  }
  const read = readSalaryFields(stated);
  return read && toPay({ ...read, isNet: false }, "structured");
}

/** A text of nothing else that calls a month's pay a year's, or a year's a month's: "1,200 - 1,800 USD annual". */
function readImplausible(text: string): Pay | null {
  if (text.length > MAX_LENGTH) return null;
  const tokens = readSalaryTokens(text);
  const [only, ...others] = findStatedAmounts(tokens);
  if (only === undefined || others.length > 0 || !isAllOf(tokens, only.start, only.end)) return null;
  if (only.period === undefined || tokens.filter(({ kind }) => kind === "period").length > 1) return null;
  const { monthFrom } = CURRENCIES[only.currency] ?? { monthFrom: Infinity };
  if ((only.min ?? only.max ?? 0) < monthFrom || only.role === "other") return null;
  const pay = toPay({ ...only, currencyAssumed: false }, "structured");
  return pay?.implausible ? { ...pay, origin: "parsed" } : null;
}

const MAX_LENGTH = 500;

/** What a text says of money: the pay it states, what people may only hope for (OTE), and other amounts (a budget). */
export type Money = {
  base: Pay | null;
  hoped: readonly Pay[];
  /** What of it depends on targets or sales by name: OTE. */
  onTarget: readonly Pay[];
  others: readonly Pay[];
  /** Whether it calls the amounts pay, or consists of nothing but a range for a time. */
  namesPay: boolean;
  namesBase: boolean;
  /** Whether nothing in it calls the amounts pay: it consists of nothing else. */
  isAlone: boolean;
  /** Whether it is paid at times that are no period: "every two weeks". */
  isOddTimes: boolean;
  /** Whether it is what fewer hours than full time bring. */
  isForPartTime: boolean;
  /** Whether it is paid only as long as people learn the work. */
  isForTraining: boolean;
  /** Whether it is one level's, told by its number. */
  isOfLevel: boolean;
  /** Whether it can be compared with nothing: what taxes leave, or one of two figures that differ. */
  isUncompared: boolean;
  /** Whether only a bare "$" tells the currency. */
  isBareDollar: boolean;
  /** Whether it is all that is paid: "total compensation". */
  namesTotal: boolean;
  /** Whether it is so long that one amount, or one among others, would be called pay if it were. */
  isLong: boolean;
};

export function readMoney(text: string): Money {
  // Never in the midst of an amount.
  const whole = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/\S{0,50}$/, "") : text;
  const tokens = readSalaryTokens(whole);
  const all = findStatedAmounts(tokens);
  const known = all.filter(({ currency }) => currency !== NO_CURRENCY);
  const stated = known.length > 0 ? known : all;
  const words = tokens.filter(({ kind }) => kind === "word").length;
  const months = countPaidMonths(whole);
  const isPart = namesPart(whole);
  const chosen = nameMonth(choosePay(tokens, stated), months);
  const base = chosen && isUnnamed(chosen) && words > SHORT && isAllowance(chosen) ? undefined : chosen;
  const isCalledPay = stated.some(({ role }) => role !== undefined && role !== "other");
  const isAlone =
    base !== undefined &&
    isUnnamed(base) &&
    (isPayAlone(base, words, stated) || isPiecesAlone(base, words, tokens) || isLeastAlone(base, tokens));
  const read = (amounts: StatedAmounts | undefined) =>
    amounts ? toPay({ ...amounts, currencyAssumed: false, isPart }, "parsed", months) : null;
  const pay = read(base);
  const isUncompared = base !== undefined && (base.isNet || isContradicted(base, stated, tokens));
  return {
    base: pay && isUncompared ? { ...pay, annual: {} } : pay,
    isUncompared,
    hoped: stated.filter(({ role }) => role === "on-target").flatMap((one) => read(one) ?? []),
    onTarget: stated.filter(({ isTargeted }) => isTargeted).flatMap((one) => read(one) ?? []),
    others: stated.filter(({ role }) => role === "other").flatMap((one) => read(one) ?? []),
    namesPay: isCalledPay || isAlone,
    namesBase: base?.role === "base",
    isAlone,
    isOddTimes: base?.period === "odd",
    isForPartTime: base?.isForPartTime === true,
    isForTraining: base?.isForTraining === true,
    isOfLevel: base?.isOfLevel === true,
    isBareDollar: base?.isBareDollar === true,
    namesTotal: tokens.some((token) => token.kind === "word" && token.text === "total"),
    isLong: words > LONG && !(base && isRange(base) && stated.length === 1),
  };
}

/** "$70/hr, approximately $1,460/month" */
function isContradicted(
  pay: StatedAmounts,
  all: readonly StatedAmounts[],
  tokens: readonly SalaryToken[],
): boolean {
  const year = yearlyAmount(pay);
  return all.some((other) => {
    const between = tokens.slice(pay.end, other.start);
    const isSame = !between.some(({ kind }) => kind === "addition" || kind === "plus");
    if (other.start < pay.end || !isSame || other.currency !== pay.currency || other.role === "other")
      return false;
    const otherYear = other.period === pay.period ? undefined : yearlyAmount(other);
    if (year === undefined || otherYear === undefined || other.role === "on-target") return false;
    return isFarApart(year, otherYear);
  });
}

function yearlyAmount({ min, max, period }: StatedAmounts): number | undefined {
  if (period === undefined || period === "piece" || period === "odd") return undefined;
  return (max ?? min ?? 0) * PERIODS_PER_YEAR[period];
}

const isUnnamed = ({ role }: StatedAmounts) => role === undefined;

/** Only a month's pay is said to come more often than twelve times: "CHF 8'500 x 13". */
function nameMonth(pay: StatedAmounts | undefined, months: number): StatedAmounts | undefined {
  if (!pay || pay.period !== undefined || months === MONTHS_PER_YEAR) return pay;
  return usualPeriod({ ...pay, currencyAssumed: false }) === "year" ? pay : { ...pay, period: "month" };
}

type StatedPay = Pick<StatedAmounts, "min" | "max" | "currency" | "period" | "isNet"> &
  Partial<Pick<StatedAmounts, "isEitherDollar">> & {
    currencyAssumed: boolean;
    /** Whether it is said to be for less than full time. */
    isPart?: boolean;
  };

function toPay(stated: StatedPay, origin: Pay["origin"], months: number = MONTHS_PER_YEAR): Pay | null {
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
function usualPeriod({ min, max, currency, isEitherDollar = false }: StatedPay): PayPeriod {
  const usual = CURRENCIES[isEitherDollar ? "USD" : currency];
  const low = min ?? max ?? 0;
  const high = max ?? low;
  if (usual === undefined) return "month";
  if (low >= usual.yearFrom || high >= 2 * usual.yearFrom) return "year";
  if (low >= usual.monthFrom) return "month";
  return high <= usual.hourTo ? "hour" : "day";
}
