import { namesPart } from "./amount-context.ts";
import { isAllOf } from "./amount-range.ts";
import { isPlausible, toPay, usualPeriod } from "./annual-pay.ts";
import {
  choosePay,
  isAllowance,
  isLeastAlone,
  isPayAlone,
  isPiecesAlone,
  LONG,
  SHORT,
} from "./choose-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import { isOfOtherDollars, isOfPesos } from "./dollars.ts";
import { countPaidMonths } from "./paid-months.ts";
import {
  isDollarDoubtful,
  isFarApart,
  isRange,
  MONTHS_PER_YEAR,
  NO_CURRENCY,
  PERIODS_PER_YEAR,
} from "./pay-range.ts";
import type { Pay } from "./pay.ts";
import { readSalaryFields, type SalaryFields } from "./salary-fields.ts";
import { hasWord, isWord, readSalaryTokens, type SalaryToken } from "./salary-tokens.ts";
import { findStatedAmounts, type StatedAmounts } from "./stated-amounts.ts";

/**
 * Parses pay from a posting's free text or a feed's fields. Null if none is stated, or none that is plausible, or it is money for
 * something else. "up to" omits the minimum; "from", "starting at" and a plus sign omit the maximum; a single amount is both.
 *
 * Only base pay counts, not on-target earnings (OTE) or bonuses. Ranges for several places in one currency are merged; of several
 * currencies the first counts, as none is converted.
 *
 * Without a period, pay is annual if the amount is too high for anything else (nobody gets $120,000 a month) and marked with
 * `periodAssumed`. Lower amounts get the likeliest period, `periodAssumed` and an empty `annual`, so they are never compared.
 * Neither is pay after tax, by the piece, or from a "$" that may be pesos. `annual` is for full time, whatever the
 * hours (`PERIODS_PER_YEAR`). `posting` is what the rest of the posting says.
 *
 * @example
 * const { min, max, currency, period, periodAssumed } = parseSalary("$31,2k- $52k") ?? {};
 * [min, max, currency, period, periodAssumed]; // => [31200, 52000, "USD", "year", true]
 * parseSalary({ min: 45, max: 60, currency: "USD", period: "hourly" })?.annual; // => { min: 93600, max: 124800 }
 */
export function parseSalary(stated: string | SalaryFields, posting: PayContext = {}): Pay | null {
  const pay = readSalary(stated, posting);
  return pay && typeof stated === "string" && mayBePesos(pay, stated, posting) ? { ...pay, annual: {} } : pay;
}

/**
 * Whether a "$" in a text may mean pesos. Such pay is not compared, as it may be worth a thousandth; as the dollar of Canada or
 * Australia it would still be about right.
 */
export const mayBePesos = (pay: Pay, text: string, { isPesoOpen = false }: PayContext): boolean =>
  isDollarDoubtful(pay) && (isPesoOpen || isOfPesos(text));

/** Like `parseSalary`, but keeps the annual amount of a "$" that may be pesos, which the rest of the posting may settle. */
export function readSalary(stated: string | SalaryFields, posting: PayContext = {}): Pay | null {
  if (typeof stated === "string") {
    const { base, namesPay, isLong } = readMoney(stated, posting);
    if (base === null) return readImplausible(stated, posting);
    return namesPay || !isLong ? base : null;
  }
  const read = readSalaryFields(stated);
  return read && toPay({ ...read, isNet: false, isPart: posting.isPart === true }, "structured");
}

/** What the rest of a posting says that affects how pay is read. */
export type PayContext = {
  /** The job is less than full time, so its annual pay may be as low as a full-time monthly salary. */
  readonly isPart?: boolean;
  /** By place or language, a bare "$" may be another country's. It is then assumed to be US dollars, and marked. */
  readonly isDollarOpen?: boolean;
  /** It may even be pesos, worth far less. Its pay is then not compared. */
  readonly isPesoOpen?: boolean;
};

/** A text with nothing but an amount and an impossible period: "1,200 - 1,800 USD annual". */
function readImplausible(text: string, { isDollarOpen = false }: PayContext): Pay | null {
  if (text.length > MAX_LENGTH) return null;
  const tokens = readSalaryTokens(text);
  const [only, ...others] = findStatedAmounts(tokens);
  if (only === undefined || others.length > 0 || !isAllOf(tokens, only.start, only.end)) return null;
  if (only.period === undefined || tokens.filter(({ kind }) => kind === "period").length > 1) return null;
  const { monthFrom } = CURRENCIES[only.currency] ?? { monthFrom: Infinity };
  if ((only.min ?? only.max ?? 0) < monthFrom || only.role === "other") return null;
  const currencyAssumed = only.isBareDollar && (isDollarOpen || isOfOtherDollars(text));
  const pay = toPay({ ...only, currencyAssumed }, "structured");
  return pay?.implausible ? { ...pay, origin: "parsed" } : null;
}

const MAX_LENGTH = 500;

/** What a text says about money: the pay it states, on-target earnings, and other amounts such as a budget. */
export type Money = {
  base: Pay | null;
  stated: StatedAmounts | undefined;
  hoped: readonly Pay[];
  /** Those of `hoped` that depend on targets or sales by name: OTE. */
  onTarget: readonly Pay[];
  others: readonly Pay[];
  /** Whether it calls the amounts pay, or has only a range with a period. */
  namesPay: boolean;
  namesBase: boolean;
  /** Whether nothing calls the amounts pay, but it has nothing else. */
  isAlone: boolean;
  /** Whether it is never compared: after tax, or contradicted by another amount. */
  isUncompared: boolean;
  /** Whether it is everything that is paid: "total compensation". */
  namesTotal: boolean;
  /** Whether it is so long that it would call a single amount, or one of several, pay if it were. */
  isLong: boolean;
};

export function readMoney(text: string, posting: PayContext = {}): Money {
  // Not in the middle of an amount.
  const whole = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/\S{0,50}$/, "") : text;
  const tokens = readSalaryTokens(whole);
  const all = findStatedAmounts(tokens);
  const known = all.filter(({ currency }) => currency !== NO_CURRENCY);
  const amounts = known.length > 0 ? known : all;
  const words = tokens.filter(isWord).length;
  const months = countPaidMonths(whole);
  const isPart = posting.isPart === true || namesPart(whole);
  const isDollarOpen = posting.isDollarOpen === true || isOfOtherDollars(whole);
  const chosen = nameMonth(choosePay(tokens, amounts), months);
  const stated = chosen && isUnnamed(chosen) && words > SHORT && isAllowance(chosen) ? undefined : chosen;
  const isCalledPay = amounts.some(({ role }) => role !== undefined && role !== "other");
  const isAlone =
    stated !== undefined &&
    isUnnamed(stated) &&
    (isPayAlone(stated, words, amounts) ||
      isPiecesAlone(stated, words, tokens) ||
      isLeastAlone(stated, tokens));
  const read = (one: StatedAmounts | undefined) =>
    one
      ? toPay({ ...one, currencyAssumed: one.isBareDollar && isDollarOpen, isPart }, "parsed", months)
      : null;
  const pay = read(stated);
  const isUncompared = stated !== undefined && (stated.isNet || isContradicted(stated, amounts, tokens));
  return {
    base: pay && isUncompared ? { ...pay, annual: {} } : pay,
    stated,
    isUncompared,
    hoped: amounts.filter(({ role }) => role === "on-target").flatMap((one) => read(one) ?? []),
    onTarget: amounts.filter(({ isTargeted }) => isTargeted).flatMap((one) => read(one) ?? []),
    others: amounts.filter(({ role }) => role === "other").flatMap((one) => read(one) ?? []),
    namesPay: isCalledPay || isAlone,
    namesBase: stated?.role === "base",
    isAlone,
    namesTotal: hasWord(tokens, /^total$/),
    isLong: words > LONG && !(stated && isRange(stated) && amounts.length === 1),
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
    // "€42,000 a year, home office €2.50 a day": the second is no wage.
    return isPlausible(otherYear, other.currency) && isFarApart(year, otherYear);
  });
}

function yearlyAmount({ min, max, period }: StatedAmounts): number | undefined {
  if (period === undefined || period === "piece" || period === "odd") return undefined;
  return (max ?? min ?? 0) * PERIODS_PER_YEAR[period];
}

const isUnnamed = ({ role }: StatedAmounts) => role === undefined;

/** Only monthly pay is paid more than twelve times: "CHF 8'500 x 13". */
function nameMonth(pay: StatedAmounts | undefined, months: number): StatedAmounts | undefined {
  if (!pay || pay.period !== undefined || months === MONTHS_PER_YEAR) return pay;
  return usualPeriod({ ...pay, currencyAssumed: false }) === "year" ? pay : { ...pay, period: "month" };
}
