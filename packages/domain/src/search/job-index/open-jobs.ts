import { type Bitset, countBits, hasBit, listBits } from "./bitset.ts";
import { countCodes, type FacetColumn } from "./facet-column.ts";

/** The jobs whose posting has not ended, asked for one moment after another. */
export interface OpenJobs {
  readonly at: (now: Date) => OpenJobsNow;
}

export interface OpenJobsNow {
  readonly bits: Bitset;
  readonly count: number;
  /** Their documents, the newest first, of one moment the lower id. */
  readonly newest: Uint32Array;
  /** How many of them have each code of a column. */
  readonly countsOf: <Value>(column: FacetColumn<Value>) => Uint32Array;
}

/** A document whose posting ends (epoch milliseconds). */
export interface ExpiringJob {
  readonly doc: number;
  readonly expiresAt: number;
}

/**
 * Between two postings' ends the open jobs are the same, so they are found once for each such stretch of time and
 * kept, which nobody who asks can tell. `newest` are the documents of all, in order.
 */
export function createOpenJobs(
  alive: Bitset,
  newest: Uint32Array,
  expiring: readonly ExpiringJob[],
): OpenJobs {
  let kept: { from: number; until: number; open: OpenJobsNow } | undefined;
  return {
    at: (now) => {
      const time = now.getTime();
      if (kept && time >= kept.from && time < kept.until) return kept.open;
      const bits = alive.slice();
      let from = Number.NEGATIVE_INFINITY;
      let until = Number.POSITIVE_INFINITY;
      for (const { doc, expiresAt } of expiring) {
        if (expiresAt > time) until = Math.min(until, expiresAt);
        else {
          from = Math.max(from, expiresAt);
          bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
        }
      }
      kept = { from, until, open: describeOpen(bits, newest) };
      return kept.open;
    },
  };
}

function describeOpen(bits: Bitset, newest: Uint32Array): OpenJobsNow {
  const count = countBits(bits);
  const counted = new Map<FacetColumn<unknown>, Uint32Array>();
  return {
    bits,
    count,
    newest: count === newest.length ? newest : newest.filter((doc) => hasBit(bits, doc)),
    countsOf: (column) => {
      const known = counted.get(column);
      if (known) return known;
      const counts = new Uint32Array(column.values.length);
      countCodes(column, listBits(bits, new Uint32Array(count)), counts);
      counted.set(column, counts);
      return counts;
    },
  };
}
