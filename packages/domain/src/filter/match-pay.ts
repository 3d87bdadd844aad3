import type { Pay } from "../pay/pay.ts";
import type { SalaryFilter } from "./salary-filter.ts";

/** Whether a job of this pay passes the filter: see `SalaryFilter` for the rules. */
export function matchesPay(pay: Pay | undefined, filter: SalaryFilter): boolean {
  if (filter.min === undefined && filter.currency === undefined) return true;
  const most = highestAnnualPay(pay);
  if (pay === undefined || most === undefined) return filter.includeUnstated;
  if (filter.currency !== undefined && filter.currency !== pay.currency) return false;
  return most >= (filter.min ?? 0);
}

/** The most a job can pay in a year, in its own currency; with no upper bound stated, the lower one. */
export function highestAnnualPay(pay: Pay | undefined): number | undefined {
  return pay?.annual.max ?? pay?.annual.min;
}
