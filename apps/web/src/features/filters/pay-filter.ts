import type { SalaryFilter } from "@farwork/domain";
import { DEFAULT_CURRENCY } from "@farwork/domain/filter";
import { formatAmount } from "@farwork/domain/pay";
import { nameRates, RATES_UNREACHABLE } from "@farwork/domain/rates";

import type { Formats } from "../../platform/locale/formats.ts";

/** The pay filter as its chip shows it: "€5,000/month or more, or not stated". */
export function formatPayFilter(
  { min = 0, currency = DEFAULT_CURRENCY, period = "year", includeUnstated }: SalaryFilter,
  format: Formats["amount"] = formatAmount,
): string {
  const least = min === 0 ? "Any stated pay" : `${format(min, currency)}${PER[period]} or more`;
  return `${least}${includeUnstated ? ", or not stated" : ""}`;
}

const PER = { hour: "/hour", day: "/day", week: "/week", month: "/month", year: "" } as const;

/** The exchange rates used to compare pay and their age, or that there are none. */
export function describeRates({ rates, day }: Pick<Formats, "rates" | "day">, now: Date): string {
  if (!rates) return `${RATES_UNREACHABLE}.`;
  return `Compared at ${nameRates(rates, day, now)}. Pay in a currency without one counts as not stated.`;
}
