import { CURRENCIES } from "./currencies.ts";
import { yearOf } from "./pay-range.ts";
import type { Pay } from "./pay.ts";

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
 * Below this nobody is paid in a dollar, euro, pound or franc: about one an hour. It is reasoned, not a law's: the US federal
 * minimum is $7.25 an hour, $15,080 a year (https://www.dol.gov/whd/regs/compliance/mwposter.htm), the EU's lowest €551 a
 * month, in Bulgaria in January 2025 (Eurostat, as in
 * https://bntnews.bg/news/bulgaria-has-the-lowest-minimum-wage-in-the-eu-eurostat-data-shows-1334529news.html); but boards list
 * work from anywhere, paid in dollars, and the lowest daily minimum of the Philippines, ₱316, is $1,440 a year (February 2024,
 * https://www.jibble.io/labor-laws/labor-law-philippines/minimum-wage-laws).
 */
const LEAST_STRONG = 2_000;
/**
 * In others: India's national floor of ₹176 a day is ₹45,760 a year, or some 540 dollars (last raised in June 2017, as in
 * https://modimeter.info/modi_meter/maintaining-same-growth-in-minimum-wages/).
 */
const LEAST_OTHER = 500;
/**
 * Above this nobody is: more than twice what the best-paid doctors of the US earn on average, cardiologists with $421,330
 * (Bureau of Labor Statistics, May 2022, as in
 * https://www.beckershospitalreview.com/hospital-physician-relationships/17-highest-paid-physician-specialties-in-2022.html).
 */
const MOST = 1_000_000;

/**
 * Whether a year's pay may be meant. What a month or an hour may come to follows from it, for each is turned into a year
 * first; amounts in currencies other than dollars, by what a dollar roughly costs in them.
 *
 * @example isPlausible(2_000_000, "USD"); // false
 */
export function isPlausible(annual: number, currency: string): boolean {
  const { perDollar = 1 } = CURRENCIES[currency] ?? {};
  const least = perDollar === 1 ? LEAST_STRONG : LEAST_OTHER * perDollar;
  return annual >= least && !isTooMuch(annual, currency);
}

export function isTooMuch(annual: number, currency: string): boolean {
  return annual > MOST * (CURRENCIES[currency]?.perDollar ?? Infinity);
}

type StatedAmount = Pick<Pay, "min" | "max" | "currency" | "period">;

/**
 * Of the least that is surely a year's, what a year's pay in a field has to reach. In other currencies minimum wages do, and where
 * wages are high they come to more than that least: 50,000 Swedish crowns are a good month's.
 */
const LEAST_OF_YEAR = { strong: 0.4, other: 0.25, high: 0.6 };
const HIGH_WAGES: ReadonlySet<string> = new Set(["SEK", "NOK", "DKK", "ISK", "ILS", "HKD", "JPY", "KRW"]);
/** A month's pay of as much is paid to nearly nobody: 30,000 dollars. */
const MOST_OF_MONTH = 2;

/**
 * Whether an amount is likelier for another period than the one that is stated: 4,000 euros a year are a month's, and 60,000
 * dollars a month are a year's. Feeds put both into fields that they name otherwise.
 *
 * @example isOfOtherPeriod({ min: 4_000, max: 5_500, currency: "EUR", period: "year" }); // true
 */
export function isOfOtherPeriod({ min, max, currency, period }: StatedAmount): boolean {
  const { yearFrom, perDollar } = CURRENCIES[currency] ?? { yearFrom: 0, perDollar: 1 };
  const [least, most] = [min ?? max ?? 0, max ?? min ?? 0];
  const others = HIGH_WAGES.has(currency) ? LEAST_OF_YEAR.high : LEAST_OF_YEAR.other;
  const share = perDollar === 1 ? LEAST_OF_YEAR.strong : others;
  if (period === "month") return yearFrom > 0 && least >= MOST_OF_MONTH * yearFrom;
  return period === "year" && most < share * yearFrom;
}

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
