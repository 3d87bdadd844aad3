import type { Pay, PayPeriod } from "./pay.ts";

const PERIOD_WORDS: Readonly<Record<PayPeriod, string>> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

/**
 * Pay as a page shows it, in the currency and period the posting stated. From 10,000 on amounts are in
 * thousands, from a million on in millions. Pay without an amount gives "".
 *
 * @example formatPay(pay); // "$40k–$50k a year", "From €30 an hour", "Up to £70k a year"
 */
export function formatPay(pay: Pick<Pay, "min" | "max" | "currency" | "period">): string {
  const { min, max } = pay;
  if (min === undefined && max === undefined) return "";
  return `${formatRange(min, max, pay.currency)} ${PERIOD_WORDS[pay.period]}`;
}

function formatRange(min: number | undefined, max: number | undefined, currency: string): string {
  if (min === undefined) return `Up to ${formatAmount(max ?? 0, currency)}`;
  if (max === undefined) return `From ${formatAmount(min, currency)}`;
  const [least, most] = [formatAmount(min, currency), formatAmount(max, currency)];
  return least === most ? least : `${least}–${most}`;
}

function formatAmount(amount: number, currency: string): string {
  // Of what will be shown: 999,960 is a million, not "1,000k".
  const cents = Math.round(amount * 100) / 100;
  const [unit, suffix] = cents >= 999_950 ? [1_000_000, "M"] : cents >= 10_000 ? [1_000, "k"] : [1, ""];
  const shown = cents / unit;
  const number = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: unit > 1 || Number.isInteger(shown) ? 0 : 2,
    maximumFractionDigits: unit === 1_000 ? 1 : 2,
  }).format(shown);
  return number + suffix;
}
