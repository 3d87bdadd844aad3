import { nameRates, RATES_UNREACHABLE } from "@farwork/domain/rates";

import type { Formats } from "../../platform/locale/formats.ts";

/** The exchange rates used to compare pay and their age, or that there are none. */
export function describeRates({ rates, day }: Pick<Formats, "rates" | "day">, now: Date): string {
  if (!rates) return `${RATES_UNREACHABLE}.`;
  return `Compared at ${nameRates(rates, day, now)}. Pay in a currency without one counts as not stated.`;
}
