import type { Measurement } from "./measurement.ts";

/** How many of the responses of two contenders are equal. */
export type Agreement = { readonly same: number; readonly compared: number };

export function compareTotals(own: Measurement, reference: Measurement): Agreement {
  return compare(own.totals, reference.totals);
}

/** Compares the counts of types, categories, pay steps and dates, all of which must be equal. */
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
