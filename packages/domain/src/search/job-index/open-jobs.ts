import { type Bitset, countBits, hasBit, listBits } from "./bitset.ts";
import { countCodes, type FacetColumn } from "./facet-column.ts";

/** The jobs whose posting has not ended, for increasing times. */
export interface OpenJobs {
  readonly at: (now: Date) => OpenJobsNow;
}

export interface OpenJobsNow {
  readonly bits: Bitset;
  readonly count: number;
  /** Their documents, newest first; ties by ascending id. */
  readonly newest: Uint32Array;
  /** How many of them have each code of a column. */
  readonly countsOf: <Value>(column: FacetColumn<Value>) => Uint32Array;
}

/** A document and when its posting ends (epoch milliseconds). */
export interface ExpiringJob {
  readonly doc: number;
  readonly expiresAt: number;
}

/**
 * The set of open jobs only changes when a posting ends, so it is computed once per interval between two ends and
 * cached. `newest` lists all documents in order.
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
