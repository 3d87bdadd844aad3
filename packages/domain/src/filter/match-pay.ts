import { toYear } from "../pay/pay-range.ts";
import type { Pay } from "../pay/pay.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import { convertAmount } from "../rates/reference-rates.ts";
import { DEFAULT_CURRENCY } from "./filter-limits.ts";
import type { SalaryFilter } from "./salary-filter.ts";

/** Whether a job with this pay passes the filter; see `SalaryFilter` for the rules. */
export function matchesPay(pay: Pay | undefined, filter: SalaryFilter, rates: ReferenceRates): boolean {
  const least = leastAnnualPay(filter);
  if (least === undefined) return true;
  const most = comparedPay(pay, filter.currency, rates);
  return most === undefined ? filter.includeUnstated : most >= least;
}

/** The filter's minimum per year, rounded like a job's own pay; undefined if it has none. */
export function leastAnnualPay({ min, period = "year" }: SalaryFilter): number | undefined {
  return min === undefined ? undefined : toYear(min, period);
}

/** The highest annual pay of a job in its own currency; the lower bound if no upper one is stated. */
export function highestAnnualPay(pay: Pay | undefined): number | undefined {
  return pay?.annual.max ?? pay?.annual.min;
}

/** The highest annual pay in the given currency; undefined if it cannot be converted. */
export function comparedPay(
  pay: Pay | undefined,
  currency: string | undefined,
  rates: ReferenceRates,
): number | undefined {
  const most = highestAnnualPay(pay);
  if (pay === undefined || most === undefined) return undefined;
  return convertAmount(most, pay.currency, currency ?? DEFAULT_CURRENCY, rates);
}
