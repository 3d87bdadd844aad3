import type { Measurement } from "./measurement.ts";

/** Of the answers that two contenders both gave, how many are the same. */
export type Agreement = { readonly same: number; readonly compared: number };

export function compareTotals(own: Measurement, reference: Measurement): Agreement {
  return compare(own.totals, reference.totals);
}

/** The counts of types, categories, pay steps and dates; every one of an answer must be the same. */
export function compareCounts(own: Measurement, reference: Measurement): Agreement {
  return compare(own.counts, reference.counts);
}

function compare<Value>(own: readonly (Value | null)[], reference: readonly (Value | null)[]): Agreement {
  const both = own.flatMap((value, at) => {
    const other = reference[at] ?? null;
    return value === null || other === null ? [] : [value === other];
  });
  return { same: both.filter(Boolean).length, compared: both.length };
}
