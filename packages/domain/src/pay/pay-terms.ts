import type { ReferenceRates } from "../rates/rates.ts";
import { findFactor } from "../rates/reference-rates.ts";
import { formatAmount } from "./format-pay.ts";
import { PERIODS_PER_YEAR } from "./pay-periods.ts";
import type { Pay, PayPeriod, PayRange } from "./pay.ts";

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
  const { annual, currency, period, periodAssumed, currencyAssumed } = pay;
  const factor = findFactor(currency, terms.currency, rates);
  if (factor === undefined || (annual.min ?? annual.max) === undefined) return undefined;
  if (currency === terms.currency && period === terms.period) return undefined;
  const convert = (amount: number) => (amount * factor) / PERIODS_PER_YEAR[terms.period];
  return {
    ...terms,
    ...(annual.min !== undefined && { min: convert(annual.min) }),
    ...(annual.max !== undefined && { max: convert(annual.max) }),
    assumed: periodAssumed === true || currencyAssumed === true,
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

function roundToTwoDigits(amount: number): number {
  return Number(amount.toPrecision(2));
}
