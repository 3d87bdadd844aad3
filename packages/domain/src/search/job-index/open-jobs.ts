import { type Bitset, countBits, listBits } from "./bitset.ts";
import { countCodes, type FacetColumn } from "./facet-column.ts";

/** The jobs whose posting has not ended at one moment. */
export interface OpenJobs {
  at(now: Date): OpenJobsNow;
}

export interface OpenJobsNow {
  readonly bits: Bitset;
  readonly count: number;
  /** How many of them have each code of a column. */
  countsOf<Value>(column: FacetColumn<Value>): Uint32Array;
}

/**
 * `expiring` are the documents whose posting has an end. Between two ends the open jobs are the same, so they are
 * found once for each such stretch of time; the answer is kept, which nobody asking can tell.
 */
export function createOpenJobs(alive: Bitset, expiring: Uint32Array, expiresAt: Float64Array): OpenJobs {
  let kept: { from: number; until: number; open: OpenJobsNow } | undefined;
  return {
    at(now) {
      const time = now.getTime();
      if (kept && time >= kept.from && time < kept.until) return kept.open;
      const bits = alive.slice();
      let from = Number.NEGATIVE_INFINITY;
      let until = Number.POSITIVE_INFINITY;
      for (const [at, doc] of expiring.entries()) {
        const end = expiresAt[at] ?? 0;
        if (end > time) until = Math.min(until, end);
        else {
          from = Math.max(from, end);
          bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
        }
      }
      kept = { from, until, open: describeOpen(bits) };
      return kept.open;
    },
  };
}

function describeOpen(bits: Bitset): OpenJobsNow {
  const docs = listBits(bits, new Uint32Array(bits.length * 32)).slice();
  const counted = new Map<FacetColumn<unknown>, Uint32Array>();
  return {
    bits,
    count: countBits(bits),
    countsOf(column) {
      const known = counted.get(column);
      if (known) return known;
      const counts = countCodes(column, docs);
      counted.set(column, counts);
      return counts;
    },
  };
}
