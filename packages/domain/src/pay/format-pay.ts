import { formatAmount } from "./format-amount.ts";
import type { Pay, PayPeriod } from "./pay.ts";

const PERIOD_WORDS: Readonly<Record<PayPeriod, string>> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

/** What `formatPay` words of pay. */
export type StatedRange = Pick<Pay, "min" | "max" | "currency" | "period" | "periodAssumed">;

/**
 * Pay as a page shows it, in the currency and period the posting stated; of a period that was assumed it says nothing.
 * From 10,000 on amounts are in thousands, from a million on in millions. The words are English, the amounts as
 * `locale` (BCP 47) writes them. Pay without an amount gives "". Throws a RangeError where `locale` is no language tag.
 *
 * @example
 * formatPay({ min: 40_000, max: 50_000, currency: "USD", period: "year" }); // => "$40k–$50k a year"
 * formatPay({ min: 30, currency: "EUR", period: "hour" }); // => "From €30 an hour"
 * formatPay({ min: 30, currency: "EUR", period: "hour", periodAssumed: true }); // => "From €30"
 * formatPay({ min: 40_000, max: 50_000, currency: "EUR", period: "year" }, "de"); // => "40k\u00a0€–50k\u00a0€ a year"
 */
export function formatPay(pay: StatedRange, locale = "en"): string {
  const { min, max } = pay;
  if (min === undefined && max === undefined) return "";
  const format = (amount: number) => formatAmount(amount, pay.currency, locale);
  const range = formatRange(min, max, format);
  return pay.periodAssumed ? range : `${range} ${PERIOD_WORDS[pay.period]}`;
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
