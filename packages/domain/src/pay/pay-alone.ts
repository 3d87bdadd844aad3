import { isAllOf } from "./bare-amounts.ts";
import { CURRENCIES } from "./currencies.ts";
import { PERIODS_PER_YEAR } from "./pay-periods.ts";
import { isRange } from "./pay-range.ts";
import type { SalaryToken } from "./salary-tokens.ts";
import type { StatedAmounts } from "./stated-amounts.ts";

/** So many words are a sentence about more than one amount, and so few say hardly anything of it. */
export const LONG = 14;
const FEW = 8;
export const SHORT = 3;

/**
 * What nothing calls pay and hardly can be anything else: an hour's, a range for a time, one that is a year's by its size, and
 * one amount that people can live on and that hardly anything is said of ("Up to $80,000 per year").
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
  const ahead = tokens.slice(0, start).flatMap((token) => (token.kind === "word" ? [token.text] : []));
  const isPaid = start === 0 || ahead.some((text) => RECEIVED.test(text));
  return period === "piece" && isPaid && words <= FEW;
}

const RECEIVED =
  /^(?:receives?|get|gets|zahlen|bekommst|erhältst|pagamos|cobras|recibes|recebe|payons|rémunérons|honorar|forfait|fee)$/u;

/** "Starting at $70,000", and nothing else. */
export function isLeastAlone(stated: StatedAmounts, tokens: readonly SalaryToken[]): boolean {
  const { min = 0, max, currency, start, end } = stated;
  const { yearFrom } = CURRENCIES[currency] ?? { yearFrom: Infinity };
  return max === undefined && min >= yearFrom && isAllOf(tokens, start, end);
}

/**
 * One amount that is for no time and no year's by its size ("hard-to-fill positions: PHP 8,000"), or that nobody could live on
 * who lives on dollars: "$3,600 / Year Work from Home Meals".
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

/** A day's up to a year's pay, by what pay without a period is taken for. */
function isLiving({ min, max, currency, period }: StatedAmounts): boolean {
  const { monthFrom, yearFrom } = CURRENCIES[currency] ?? { monthFrom: Infinity, yearFrom: Infinity };
  const amount = max ?? min ?? 0;
  if (period === "week" || period === "day") return amount * PERIODS_PER_YEAR[period] >= 2 * yearFrom;
  return (period === "year" && amount >= yearFrom) || (period === "month" && amount >= monthFrom);
}
