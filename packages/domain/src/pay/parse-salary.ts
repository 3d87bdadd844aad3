import { isWholeText } from "./amount-range.ts";
import { toPay } from "./annual-pay.ts";
import { choosePay, isContradicted, isPayAlone, LONG } from "./choose-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import { findDollarOfLanguage } from "./dollars.ts";
import { PART_TIME_WORK } from "./money-words.ts";
import { isDollarDoubtful, isRange, MONTHS_PER_YEAR, NO_CURRENCY, PAY_PERIODS } from "./pay-range.ts";
import type { Pay } from "./pay.ts";
import { hasWord, isWord, readSalaryTokens, type SalaryToken } from "./salary-tokens.ts";
import { findStatedAmounts, type StatedAmounts } from "./stated-amounts.ts";
import { PAID_MONTHS } from "./written-forms.ts";

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

/** What the rest of a posting says that affects how pay is read. */
export type PayContext = {
  /** The job is less than full time, so its annual pay may be as low as a full-time monthly salary. */
  readonly isPart?: boolean;
  /** By place or language, a bare "$" may be another country's. It is then assumed to be US dollars, and marked. */
  readonly isDollarOpen?: boolean;
  /** It may even be pesos, worth far less. Its pay is then not compared. */
  readonly isPesoOpen?: boolean;
};

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
  isDollarDoubtful(pay) && (isPesoOpen || findDollarOfLanguage(text) === "peso");

/** Like `parseSalary`, but keeps the annual amount of a "$" that may be pesos, which the rest of the posting may settle. */
export function readSalary(stated: string | SalaryFields, posting: PayContext = {}): Pay | null {
  if (typeof stated !== "string") return readFields(stated, posting);
  const { base, implausible, namesPay, isLong } = readMoney(stated, posting);
  if (base === null) return implausible;
  return namesPay || !isLong ? base : null;
}

/** Null without an amount, in a currency we know no wages in, or for something that is no period of pay ("2 WEEKS", "one-time"). */
function readFields(fields: SalaryFields, { isPart = false }: PayContext): Pay | null {
  const [min, max] = [readFieldAmount(fields.min), readFieldAmount(fields.max)];
  const named = fields.currency?.trim().toUpperCase() ?? "";
  const currency = named || (fields.usual?.currency ?? "");
  const word = fields.period?.trim().toLowerCase() ?? "";
  const groups = FIELD_PERIOD.exec(word)?.groups;
  const period = PAY_PERIODS.find((name) => groups?.[name] !== undefined);
  if ((min ?? max) === undefined || !Object.hasOwn(CURRENCIES, currency)) return null;
  if (word !== "" && period === undefined) return null;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return toPay(
    { ...bounds, currency, period, currencyAssumed: named === "", isNet: false, isPart },
    "structured",
  );
}

const FIELD_PERIOD =
  /^(?:1 |(?:per|an?)[- ])?(?:(?<hour>hour|hourly)|(?<day>day|daily)|(?<week>week|weekly)|(?<month>month|monthly)|(?<year>year|yearly|annual|annually|annum))(?:[- ](?:salary|wage|rate))?$/;

/**
 * An amount in a feed's field; undefined if none is stated, or one beyond any pay. A point is always a decimal one, as in a number.
 *
 * @example readFieldAmount("60,000"); // 60000
 */
export function readFieldAmount(field: SalaryFields["min"]): number | undefined {
  if (typeof field === "string" && !DIGITS.test(field.trim())) return undefined;
  const amount = typeof field === "string" ? Number(field.replaceAll(/[,'’\s]/g, "")) : (field ?? 0);
  return amount > 0 && amount < MAX_AMOUNT ? amount : undefined;
}

const MAX_AMOUNT = 1e12;
/** Groups of two are India's: "12,50,000". */
const DIGITS = /^(?:\d{1,12}|\d{1,3}(?:[,'’\s]\d{2,3}){0,3}[,'’\s]\d{3})(?:\.\d{1,6})?$/;

/** What a text says about money: the pay it states, on-target earnings, and other amounts such as a budget. */
export type Money = {
  base: Pay | null;
  stated: StatedAmounts | undefined;
  /** Instead of `base`, if the text has nothing but an amount and an impossible period: "1,200 - 1,800 USD annual". */
  implausible: Pay | null;
  onTarget: readonly Pay[];
  /** Those of `onTarget` that depend on targets or sales by name: OTE. */
  targeted: readonly Pay[];
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
  const months = countPaidMonths(whole);
  const isPart = posting.isPart === true || PART_TIME_WORK.test(whole);
  const isDollarOpen = posting.isDollarOpen === true || findDollarOfLanguage(whole) !== undefined;
  const read = (one: StatedAmounts, origin: Pay["origin"] = "parsed") =>
    toPay({ ...one, currencyAssumed: one.isBareDollar && isDollarOpen, isPart }, origin, months);
  const readAll = (isSuch: (one: StatedAmounts) => boolean) =>
    amounts.filter(isSuch).flatMap((one) => read(one) ?? []);

  const stated = choosePay(tokens, amounts, months);
  const pay = stated ? read(stated) : null;
  const isUncompared = stated !== undefined && (stated.isNet || isContradicted(stated, amounts, tokens));
  const isAlone = stated !== undefined && isPayAlone(stated, amounts, tokens);
  const only = pay === null && whole === text ? findOnlyAmount(all, tokens) : undefined;
  // Only a feed's fields may have an impossible period, so it is read as if it were one.
  const unlikely = only ? read(only, "structured") : null;
  return {
    base: pay && isUncompared ? { ...pay, annual: {} } : pay,
    stated,
    implausible: unlikely?.implausible ? { ...unlikely, origin: "parsed" } : null,
    isUncompared,
    onTarget: readAll(({ role }) => role === "on-target"),
    targeted: readAll(({ isTargeted }) => isTargeted),
    others: readAll(({ role }) => role === "other"),
    namesPay: isAlone || amounts.some(({ role }) => role !== undefined && role !== "other"),
    namesBase: stated?.role === "base",
    isAlone,
    namesTotal: hasWord(tokens, /^total$/),
    isLong: tokens.filter(isWord).length > LONG && !(stated && isRange(stated) && amounts.length === 1),
  };
}

const MAX_LENGTH = 500;

/** How many monthly salaries a text names; by default twelve. Only a thirteenth month is named without figures. */
function countPaidMonths(text: string): number {
  const named = (text.match(PAID_MONTHS) ?? []).flatMap((words) => words.match(/1[3-6]/g) ?? ["13"]);
  return Math.max(MONTHS_PER_YEAR, ...named.map(Number));
}

/** The amount of a text with nothing but that and a period, too high for an hour or a day. */
function findOnlyAmount(
  all: readonly StatedAmounts[],
  tokens: readonly SalaryToken[],
): StatedAmounts | undefined {
  const [only] = all;
  if (only === undefined || all.length > 1 || !isWholeText(tokens, only.start, only.end)) return undefined;
  if (only.period === undefined || tokens.filter(({ kind }) => kind === "period").length > 1)
    return undefined;
  const { monthFrom } = CURRENCIES[only.currency] ?? { monthFrom: Infinity };
  return (only.min ?? only.max ?? 0) >= monthFrom && only.role !== "other" ? only : undefined;
}
