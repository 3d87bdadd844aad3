import type { ReferenceRates } from "../rates/rates.ts";
import { findFactor } from "../rates/reference-rates.ts";
import { isPayAssumed, NO_CURRENCY, PERIODS_PER_YEAR } from "./pay-range.ts";
import type { Pay, PayPeriod, PayRange } from "./pay.ts";

/** Formats by what they write: to make one takes twenty times as long as to write an amount, and a page writes dozens. */
const formats = new Map<string, Intl.NumberFormat>();
const MAX_FORMATS = 100;

/**
 * An amount in short, as `locale` (BCP 47) writes it: from 10,000 on in thousands, from a million on in millions; rupees in
 * India in lakhs and crores.
 * Without a currency no sign stands there. Throws a RangeError where `locale` is no language tag.
 *
 * @example
 * formatAmount(50_000, "EUR"); // => "€50k"
 * formatAmount(1500.5, "EUR", "de"); // => "1.500,50\u00a0€"
 */
export function formatAmount(amount: number, currency: string | undefined, locale = "en"): string {
  const cents = Math.round(amount * 100) / 100;
  const units = currency === "INR" && isOfIndia(locale) ? INDIAN_UNITS : UNITS;
  const [, unit, suffix] = units.find(([from]) => cents >= from) ?? [0, 1, ""];
  const shown = amount < 1 ? amount : cents / unit;
  const leastDigits = unit > 1 || Number.isInteger(shown) ? 0 : 2;
  // A word's pay is a few hundredths: "$0.034".
  const mostDigits = unit === 1_000 ? 1 : amount < 1 ? 3 : 2;
  const sign = isPlainEnglish(locale) && amount >= 0 ? ENGLISH_SIGNS.get(currency) : undefined;
  if (sign !== undefined) return sign + writeEnglishNumber(shown, { leastDigits, mostDigits }) + suffix;
  const parts = findFormat(locale, {
    ...(currency !== undefined && { style: "currency", currency }),
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: mostDigits,
  }).formatToParts(shown);
  // "k" belongs to the number, which some locales write before the currency's sign.
  const end = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
  return parts.map(({ value }, at) => (at === end ? value + suffix : value)).join("");
}

/**
 * A whole number, not negative, with its digits grouped as `locale` (BCP 47) does.
 *
 * @example formatWholeNumber(1234, "de"); // => "1.234"
 */
export function formatWholeNumber(number: number, locale = "en"): string {
  return isPlainEnglish(locale) ? writeEnglishNumber(number) : findFormat(locale, {}).format(number);
}

/** From what amount on, in what, and how that is written. Of what will be shown: 999,960 is a million, not "1,000k". */
const UNITS: readonly (readonly [from: number, unit: number, suffix: string])[] = [
  [999_950, 1_000_000, "M"],
  [10_000, 1_000, "k"],
];
/** India counts its rupees in lakhs and crores. */
const INDIAN_UNITS: typeof UNITS = [
  [9_995_000, 10_000_000, "Cr"],
  [99_950, 100_000, "L"],
  [10_000, 1_000, "k"],
];
/** By where a language is mostly spoken, where the tag names no region: "hi" is India's. */
const isOfIndia = (locale: string) => new Intl.Locale(locale).maximize().region === "IN";

function findFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = JSON.stringify([locale, options]);
  const known = formats.get(name);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}

const PERIOD_WORDS: Readonly<Record<PayPeriod, string>> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

/** What `formatPay` words of pay. */
export type StatedRange = Pick<
  Pay,
  "min" | "max" | "currency" | "period" | "periodAssumed" | "currencyAssumed" | "byPiece" | "net" | "onTarget"
> &
  Partial<Pick<Pay, "annual">>;

/**
 * Pay as a page shows it, in the currency and period the posting stated, with a question mark where one of them was assumed;
 * of a period that is only likely, and by which pay is not compared (no `annual`), it says nothing. From 10,000 on amounts
 * are in thousands, from a million on in millions. The words are English, the amounts as `locale` (BCP 47) writes them. Pay
 * without an amount gives "". Throws a RangeError where `locale` is no language tag.
 *
 * @example
 * formatPay({ min: 40_000, max: 50_000, currency: "USD", period: "year" }); // => "$40k–$50k a year"
 * formatPay({ min: 40_000, max: 50_000, currency: "USD", period: "year", periodAssumed: true }); // => "$40k–$50k a year?"
 * formatPay({ min: 4_500, max: 4_500, currency: "EUR", period: "month", net: true }); // => "€4,500 a month after tax"
 * formatPay({ min: 90_000, max: 90_000, currency: "USD", period: "year", onTarget: true }); // => "$90k a year on target"
 * formatPay({ min: 30, currency: "EUR", period: "hour", periodAssumed: true }); // => "From €30"
 * formatPay({ min: 30, currency: "EUR", period: "hour", periodAssumed: true, annual: { min: 62_400 } }); // => "From €30 an hour?"
 * formatPay({ min: 40_000, max: 50_000, currency: "EUR", period: "year" }, "de"); // => "40k\u00a0€–50k\u00a0€ a year"
 */
export function formatPay(pay: StatedRange, locale = "en"): string {
  const { min, max, periodAssumed } = pay;
  if (min === undefined && max === undefined) return "";
  const currency = pay.currency === NO_CURRENCY ? undefined : pay.currency;
  const format = (amount: number) => formatAmount(amount, currency, locale);
  const isCompared = (pay.annual?.min ?? pay.annual?.max) !== undefined;
  const isSaid = !periodAssumed || isCompared || pay.period === "year" || pay.byPiece === true;
  const period = pay.byPiece ? "by the piece" : PERIOD_WORDS[pay.period];
  const isAssumed = pay.currencyAssumed || (periodAssumed && isSaid && !pay.byPiece);
  const after = (pay.net ? " after tax" : "") + (pay.onTarget ? " on target" : "");
  return `${formatRange(min, max, format)}${isSaid ? ` ${period}` : ""}${after}${isAssumed ? "?" : ""}`;
}

function formatRange(
  min: number | undefined,
  max: number | undefined,
  format: (amount: number) => string,
): string {
  if (min === undefined) return `Up to ${format(max ?? 0)}`;
  if (max === undefined) return `From ${format(min)}`;
  const [least, most] = [format(min), format(max)];
  return least === most ? least : `${least}–${most}`;
}

/** In which currency and for which period somebody thinks of pay. */
export interface PayTerms {
  readonly currency: string;
  readonly period: PayPeriod;
}

/** What is read of pay to say it in other terms. */
export type ComparablePay = Pick<Pay, "annual" | "currency" | "period" | "periodAssumed" | "currencyAssumed">;

/** What pay comes to in somebody's terms; `assumed` where that rests on a period or a currency that nobody stated. */
interface ConvertedPay extends PayRange, PayTerms {
  readonly assumed: boolean;
}

/**
 * Pay in a reader's terms, unrounded, by what it comes to in a year; undefined where it is stated in them already, or
 * cannot be compared: its currency has no rate, or no year's figure can be told.
 */
function convertPay(pay: ComparablePay, terms: PayTerms, rates: ReferenceRates): ConvertedPay | undefined {
  const { annual, currency, period } = pay;
  const factor = findFactor(currency, terms.currency, rates);
  if (factor === undefined || (annual.min ?? annual.max) === undefined) return undefined;
  if (currency === terms.currency && period === terms.period) return undefined;
  const convert = (amount: number) => (amount * factor) / PERIODS_PER_YEAR[terms.period];
  return {
    ...terms,
    ...(annual.min !== undefined && { min: convert(annual.min) }),
    ...(annual.max !== undefined && { max: convert(annual.max) }),
    assumed: isPayAssumed(pay),
  };
}

/**
 * The same in short, as it stands beside pay as stated: "≈ R$ 25k–30k/month". Rounded to two digits, for rates move, and
 * with a question mark where it rests on what was assumed. Throws a RangeError where `locale` is no language tag.
 *
 * @example
 * const pay = parseSalary("$60,000 a year");
 * pay && formatConvertedPay(pay, { currency: "EUR", period: "month" }, BUNDLED_RATES); // => "≈ €4,300/month"
 */
export function formatConvertedPay(
  pay: ComparablePay,
  terms: PayTerms,
  rates: ReferenceRates,
  locale = "en",
): string | undefined {
  const converted = convertPay(pay, terms, rates);
  if (converted === undefined) return undefined;
  const { min, max, assumed } = converted;
  const [least, most] = [min, max].map((amount) =>
    amount === undefined ? undefined : formatAmount(roundToTwoDigits(amount), terms.currency, locale),
  );
  const range = [...new Set([least, most])].filter((amount) => amount !== undefined).join("–");
  const open = least === undefined ? "≤ " : most === undefined ? "≥ " : "≈ ";
  return `${open}${range}/${terms.period}${assumed ? "?" : ""}`;
}

/**
 * An amount in two digits, as is honest of what rates and other jobs' pay tell; `round` is how: `Math.floor` says never more.
 *
 * @example
 * [roundToTwoDigits(4_382), roundToTwoDigits(4_382, Math.floor), roundToTwoDigits(0.456)]; // => [4400, 4300, 0.46]
 */
export function roundToTwoDigits(amount: number, round: (digits: number) => number = Math.round): number {
  if (amount <= 0) return 0;
  const [digits, exponent] = amount.toExponential().split("e");
  return Number(`${round(Number(digits) * 10)}e${Number(exponent) - 1}`);
}

/**
 * Where the numbers of most readers are written here. `Intl.NumberFormat` writes the same, but to open it takes a phone over
 * 50 ms, in which a page that has just come answers nobody.
 */
const isPlainEnglish = (locale: string): boolean => locale === "en" || locale === "en-US";

/**
 * A number that is not negative as English writes it, with so many digits after its point at least and at most.
 *
 * @example writeEnglishNumber(1234.5, { leastDigits: 2, mostDigits: 2 }); // => "1,234.50"
 */
export function writeEnglishNumber(number: number, { leastDigits = 0, mostDigits = 0 } = {}): string {
  // Rounded by the digits that are seen: 46.65 is stored as somewhat less. Below a millionth they are seen with an exponent.
  const rounded = Math.round(Number(`${number < 1e-6 ? 0 : number}e${mostDigits}`)) / 10 ** mostDigits;
  const [whole = "", digits = ""] = rounded.toFixed(mostDigits).split(".");
  const needed = digits.slice(leastDigits).replace(/0+$/, "");
  const fraction = digits.slice(0, leastDigits) + needed;
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === "" ? grouped : `${grouped}.${fraction}`;
}

/** How English writes the currencies that are asked for most, before the amount. */
export const ENGLISH_SIGNS: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, ""],
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["INR", "₹"],
  ["CAD", "CA$"],
  ["AUD", "A$"],
  ["BRL", "R$"],
  ["JPY", "¥"],
]);
