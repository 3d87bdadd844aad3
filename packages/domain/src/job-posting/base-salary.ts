import { isHopedPay } from "../feed/hoped-pay.ts";
import type { Job } from "../job/job.ts";
import type { SalaryMarkup } from "./job-posting-markup.ts";

const WITH_BONUS =
  /\b(?:incl\w*|with)\b.{0,40}\b(?:bonus\w*|commissions?)\b|\b(?:bonus\w*|commissions?)\b.{0,20}\bincl/i;

/**
 * In the posting's own amounts, for a year's sum that we reckoned is nobody's offer. A period must be told of pay, and
 * one that we assumed was not stated.
 */
export function readBaseSalary({ pay, salary }: Job): SalaryMarkup | undefined {
  if (!pay || pay.periodAssumed || isHopedPay(salary) || WITH_BONUS.test(salary)) return undefined;
  const { min, max } = pay;
  const range = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency: pay.currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: UNITS[pay.period] },
  };
}

const UNITS = { hour: "HOUR", day: "DAY", week: "WEEK", month: "MONTH", year: "YEAR" } as const;
