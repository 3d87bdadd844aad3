import { DEFAULT_CURRENCY } from "../../filter/filter-limits.ts";
import { leastAnnualPay } from "../../filter/match-pay.ts";
import type { SalaryFilter } from "../../filter/salary-filter.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { findFactor } from "../../rates/reference-rates.ts";
import { type Bitset, createBitset, wordsFor } from "./bitset.ts";
import type { PayLevel } from "./columns.ts";
import type { FacetColumn } from "./facet-column.ts";
import { addPostings, listCodes } from "./postings.ts";

/**
 * Converts each pay level to a currency, by default `DEFAULT_CURRENCY`; NaN where nothing is stated or it cannot be
 * converted.
 */
export type ComparePay = (currency: string | undefined, rates: ReferenceRates) => Float64Array;

/** The documents that pass the salary filter, if it is set. The set must not be modified. */
export type FindPaid = (filter: SalaryFilter, rates: ReferenceRates) => Bitset | undefined;

/**
 * Levels are stored in their own currencies, so new rates do not affect an index. Converting thousands of levels takes
 * a tenth of a query and most readers share a few currencies, so results are cached.
 */
export function createComparePay(levels: readonly PayLevel[]): ComparePay {
  const cached = createCache<Float64Array>(8);
  return (currency = DEFAULT_CURRENCY, rates) =>
    cached(rates, currency, () => convertLevels(levels, currency, rates));
}

/** Results are cached, too: most readers choose from a few amounts and keep one while typing a search. */
export function createFindPaid({ codes, postings }: FacetColumn<PayLevel>, comparePay: ComparePay): FindPaid {
  const cached = createCache<Bitset>(32);
  return (filter, rates) => {
    const { currency, includeUnstated } = filter;
    const least = leastAnnualPay(filter);
    if (least === undefined) return undefined;
    return cached(rates, `${currency} ${least} ${includeUnstated}`, () => {
      const paid = createBitset(wordsFor(codes.length));
      const passes = (most: number) => (Number.isNaN(most) ? includeUnstated : most >= least);
      addPostings(postings, listCodes(comparePay(currency, rates), passes), paid);
      return paid;
    });
  };
}

/** Caches recent results by key, for as long as the rates stay the same. */
function createCache<Value>(maxEntries: number) {
  const entries = new Map<string, Value>();
  let ratesOfEntries: ReferenceRates | undefined;
  return (rates: ReferenceRates, key: string, compute: () => Value): Value => {
    const hit = rates === ratesOfEntries ? entries.get(key) : undefined;
    if (hit !== undefined) return hit;
    if (rates !== ratesOfEntries || entries.size >= maxEntries) entries.clear();
    ratesOfEntries = rates;
    const value = compute();
    entries.set(key, value);
    return value;
  };
}

function convertLevels(levels: readonly PayLevel[], currency: string, rates: ReferenceRates): Float64Array {
  const factors = new Map<string, number>();
  return Float64Array.from(levels, ({ currency: own, most }) => {
    if (most === undefined) return Number.NaN;
    const factor = factors.get(own) ?? findFactor(own, currency, rates) ?? Number.NaN;
    factors.set(own, factor);
    return most * factor;
  });
}
