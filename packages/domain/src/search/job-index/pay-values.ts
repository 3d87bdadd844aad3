import { DEFAULT_CURRENCY } from "../../filter/filter-limits.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { findFactor } from "../../rates/reference-rates.ts";
import type { PayLevel } from "./columns.ts";

/**
 * What each level of pay comes to in a currency, `DEFAULT_CURRENCY` without one; no number where nothing is stated, or
 * nothing that can be converted.
 */
export type ComparePay = (currency: string | undefined, rates: ReferenceRates) => Float64Array;

/**
 * Levels are kept in their own currencies, so that new rates leave an index as it is. Most readers share a few currencies,
 * and thousands of levels take a tenth of a question to convert: what one was told is kept for the next.
 */
export function createComparePay(levels: readonly PayLevel[]): ComparePay {
  const known = new Map<string, Float64Array>();
  let ratesOfKnown: ReferenceRates | undefined;
  return (currency = DEFAULT_CURRENCY, rates) => {
    const kept = rates === ratesOfKnown ? known.get(currency) : undefined;
    if (kept) return kept;
    if (rates !== ratesOfKnown || known.size >= MOST_KEPT) known.clear();
    ratesOfKnown = rates;
    const compared = convertLevels(levels, currency, rates);
    known.set(currency, compared);
    return compared;
  };
}

const MOST_KEPT = 8;

function convertLevels(levels: readonly PayLevel[], currency: string, rates: ReferenceRates): Float64Array {
  const factors = new Map<string, number>();
  return Float64Array.from(levels, ({ currency: own, most }) => {
    if (most === undefined) return Number.NaN;
    const factor = factors.get(own) ?? findFactor(own, currency, rates) ?? Number.NaN;
    factors.set(own, factor);
    return most * factor;
  });
}
