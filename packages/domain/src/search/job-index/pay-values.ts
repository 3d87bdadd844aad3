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
 * What each level of pay comes to in a currency, `DEFAULT_CURRENCY` without one; no number where nothing is stated, or
 * nothing that can be converted.
 */
export type ComparePay = (currency: string | undefined, rates: ReferenceRates) => Float64Array;

/** The documents that pay what a filter asks for, where it asks for anything. Nobody may change them. */
export type FindPaid = (filter: SalaryFilter, rates: ReferenceRates) => Bitset | undefined;

/**
 * Levels are kept in their own currencies, so that new rates leave an index as it is. Most readers share a few currencies,
 * and thousands of levels take a tenth of a question to convert: what one was told is kept for the next.
 */
export function createComparePay(levels: readonly PayLevel[]): ComparePay {
  const keep = createKeeper<Float64Array>(8);
  return (currency = DEFAULT_CURRENCY, rates) =>
    keep(rates, currency, () => convertLevels(levels, currency, rates));
}

/** Most readers ask for the same few amounts, and type letter by letter beside one: what was found is kept, too. */
export function createFindPaid({ codes, postings }: FacetColumn<PayLevel>, comparePay: ComparePay): FindPaid {
  const keep = createKeeper<Bitset>(32);
  return (filter, rates) => {
    const { currency, includeUnstated } = filter;
    const least = leastAnnualPay(filter);
    if (least === undefined) return undefined;
    return keep(rates, `${currency} ${least} ${includeUnstated}`, () => {
      const paid = createBitset(wordsFor(codes.length));
      const passes = (most: number) => (Number.isNaN(most) ? includeUnstated : most >= least);
      addPostings(postings, listCodes(comparePay(currency, rates), passes), paid);
      return paid;
    });
  };
}

/** Keeps what was made lately of the same rates, by what was asked. */
function createKeeper<Made>(mostKept: number) {
  const known = new Map<string, Made>();
  let ratesOfKnown: ReferenceRates | undefined;
  return (rates: ReferenceRates, asked: string, make: () => Made): Made => {
    const kept = rates === ratesOfKnown ? known.get(asked) : undefined;
    if (kept !== undefined) return kept;
    if (rates !== ratesOfKnown || known.size >= mostKept) known.clear();
    ratesOfKnown = rates;
    const made = make();
    known.set(asked, made);
    return made;
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
