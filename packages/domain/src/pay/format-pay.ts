import type { ReferenceRates } from "../rates/rates.ts";
import { findFactor } from "../rates/reference-rates.ts";
import { hasAnnual, isPayAssumed, NO_CURRENCY, PERIODS_PER_YEAR } from "./pay-range.ts";
import type { Pay, PayPeriod } from "./pay.ts";

/** Cached: creating a format takes twenty times as long as using it, and a page writes dozens of amounts. */
const formats = new Map<string, Intl.NumberFormat>();
const MAX_FORMATS = 100;

/**
 * Formats an amount in short form, as `locale` (BCP 47) writes it: in thousands from 10,000, in millions from a million, and
 * rupees in India in lakhs and crores. Without a currency it has no sign. Throws a RangeError if `locale` is invalid.
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
  // Pay per word is a few hundredths: "$0.034".
  const mostDigits = unit === 1_000 ? 1 : amount < 1 ? 3 : 2;
  const sign = isPlainEnglish(locale) && amount >= 0 ? ENGLISH_SIGNS.get(currency) : undefined;
  if (sign !== undefined) return sign + writeEnglishNumber(shown, { leastDigits, mostDigits }) + suffix;
  const parts = findFormat(locale, {
    ...(currency !== undefined && { style: "currency", currency }),
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: mostDigits,
  }).formatToParts(shown);
  // "k" belongs to the number, which some locales write before the currency sign.
  const end = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
  return parts.map(({ value }, at) => (at === end ? value + suffix : value)).join("");
}

/**
 * Formats a whole, non-negative number with its digits grouped as in `locale` (BCP 47).
 *
 * @example formatWholeNumber(1234, "de"); // => "1.234"
 */
export function formatWholeNumber(number: number, locale = "en"): string {
  return isPlainEnglish(locale) ? writeEnglishNumber(number) : findFormat(locale, {}).format(number);
}

/** Units with the amount they start at and their suffix. Compared after rounding: 999,960 is a million, not "1,000k". */
const UNITS: readonly (readonly [from: number, unit: number, suffix: string])[] = [
  [999_950, 1_000_000, "M"],
  [10_000, 1_000, "k"],
];
/** India counts rupees in lakhs and crores. */
const INDIAN_UNITS: typeof UNITS = [
  [9_995_000, 10_000_000, "Cr"],
  [99_950, 100_000, "L"],
  [10_000, 1_000, "k"],
];
/** A tag without a region counts as where its language is mostly spoken: "hi" is India's. */
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

/** The parts of pay that `formatPay` shows. */
export type StatedRange = Pick<
  Pay,
  "min" | "max" | "currency" | "period" | "periodAssumed" | "currencyAssumed" | "byPiece" | "net" | "onTarget"
> &
  Partial<Pick<Pay, "annual">>;

/**
 * Formats pay in the stated currency and period, with a question mark if either was assumed. A period that is only likely and
 * not used for comparison (no `annual`) is left out. Amounts are in thousands from 10,000 and in millions from a million. The
 * words are English, the amounts as in `locale` (BCP 47). Pay without an amount gives "". Throws a RangeError if `locale` is
 * invalid.
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
  const isSaid = !periodAssumed || hasAnnual(pay) || pay.period === "year" || pay.byPiece === true;
  const period = pay.byPiece ? "by the piece" : `${pay.period === "hour" ? "an" : "a"} ${pay.period}`;
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

/** The currency and period in which somebody thinks of pay. */
export interface PayTerms {
  readonly currency: string;
  readonly period: PayPeriod;
}

/** The parts of pay needed to convert it. */
export type ComparablePay = Pick<Pay, "annual" | "currency" | "period" | "periodAssumed" | "currencyAssumed">;

/**
 * Formats pay in a reader's terms, to show beside the stated pay: "≈ R$ 25k–30k/month". Rounded to two digits, as rates move,
 * with a question mark if the period or currency was assumed. Undefined if pay is already stated in these terms or cannot be
 * compared. Throws a RangeError if `locale` is invalid.
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
  const { annual, currency, period } = pay;
  const factor = findFactor(currency, terms.currency, rates);
  if (factor === undefined || !hasAnnual(pay)) return undefined;
  if (currency === terms.currency && period === terms.period) return undefined;
  const perPeriod = factor / PERIODS_PER_YEAR[terms.period];
  const amounts = [annual.min ?? [], annual.max ?? []]
    .flat()
    .map((amount) => formatAmount(roundToTwoDigits(amount * perPeriod), terms.currency, locale));
  const open = annual.min === undefined ? "≤" : annual.max === undefined ? "≥" : "≈";
  return `${open} ${[...new Set(amounts)].join("–")}/${terms.period}${isPayAssumed(pay) ? "?" : ""}`;
}

/**
 * Rounds an amount to two digits, as exchange rates and other jobs' pay justify no more. `Math.floor` as `round` never
 * gives more than the amount.
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
 * Numbers of most readers are formatted here. `Intl.NumberFormat` gives the same result, but creating one blocks a phone for
 * over 50 ms while a page loads.
 */
const isPlainEnglish = (locale: string): boolean => locale === "en" || locale === "en-US";

/**
 * Formats a non-negative number in English, with at least and at most so many decimals.
 *
 * @example writeEnglishNumber(1234.5, { leastDigits: 2, mostDigits: 2 }); // => "1,234.50"
 */
export function writeEnglishNumber(number: number, { leastDigits = 0, mostDigits = 0 } = {}): string {
  // Rounds the decimal digits, as 46.65 is stored as slightly less. Below a millionth they would have an exponent.
  const rounded = Math.round(Number(`${number < 1e-6 ? 0 : number}e${mostDigits}`)) / 10 ** mostDigits;
  const [whole = "", digits = ""] = rounded.toFixed(mostDigits).split(".");
  const needed = digits.slice(leastDigits).replace(/0+$/, "");
  const fraction = digits.slice(0, leastDigits) + needed;
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === "" ? grouped : `${grouped}.${fraction}`;
}

/** The signs of the most popular currencies in English, written before the amount. */
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
