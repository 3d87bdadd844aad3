import { DEFAULT_CURRENCY } from "../../filter/filter-limits.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { findFactor } from "../../rates/reference-rates.ts";
import type { PayLevel } from "./columns.ts";

/**
 * What each level of pay comes to in a currency, `DEFAULT_CURRENCY` without one; undefined where nothing is stated, or
 * nothing that can be converted. Levels are kept in their own currencies, so that new rates leave an index as it is.
 */
export function compareLevels(
  levels: readonly PayLevel[],
  currency: string = DEFAULT_CURRENCY,
  rates: ReferenceRates,
): (number | undefined)[] {
  const factors = new Map<string, number | undefined>();
  return levels.map(({ currency: own, most }) => {
    if (most === undefined) return undefined;
    if (!factors.has(own)) factors.set(own, findFactor(own, currency, rates));
    const factor = factors.get(own);
    return factor === undefined ? undefined : most * factor;
  });
}
