import type { SalaryFilter } from "@farwork/domain";
import { formatAmount } from "@farwork/domain/pay";

/** Currencies a reader can choose from. Any other that an address names is offered beside them. */
export const PAY_CURRENCIES = ["USD", "EUR", "GBP", "CAD", "AUD", "CHF", "INR", "BRL"] as const;

/**
 * The least annual pay of a filter, in words.
 *
 * @example formatLeastPay(50000, "EUR"); // "€50k or more"
 */
export function formatLeastPay(min: number, currency: string | undefined): string {
  return min === 0 ? "Any stated pay" : `${formatAmount(min, currency)} or more`;
}

/** The whole pay filter in words, as its chip shows it: "€50k or more, or not stated". */
export function formatPayFilter({ min = 0, currency, includeUnstated }: SalaryFilter): string {
  const inAny = min > 0 && currency === undefined ? " in any currency" : "";
  return `${formatLeastPay(min, currency)}${inAny}${includeUnstated ? ", or not stated" : ""}`;
}
