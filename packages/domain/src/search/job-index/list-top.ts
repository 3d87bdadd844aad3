import type { FacetCount } from "../../job/facet-count.ts";

/** Maximum number of values listed per facet, besides the chosen ones. */
const MAX_LISTED = 30;

/** Values that are listed whatever their count, with that count. */
export interface KeptValues<Value extends string> {
  readonly kept: readonly Value[];
  readonly countOf: (value: Value) => number;
}

/**
 * The values with the highest counts, by count and then value, plus those in `kept`. `counts` and `ranks` (from
 * `rankTexts`) are in the order of `values`. Values with count 0 are listed only if kept.
 */
export function listTop<Value extends string>(
  values: readonly string[],
  counts: Uint32Array,
  { kept, countOf }: KeptValues<Value>,
  ranks: Uint32Array,
): FacetCount[] {
  const top = findTop(ranks, counts).map((code) => ({
    value: values[code] ?? "",
    count: counts[code] ?? 0,
  }));
  const missing = [...new Set(kept)].filter((value) => !top.some((listed) => listed.value === value));
  if (missing.length === 0) return top;
  const counted = missing.map((value) => ({ value, count: countOf(value) }));
  return [...top, ...counted].toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** The indexes of the listed values, in order, by insertion sort. */
function findTop(ranks: Uint32Array, counts: Uint32Array): number[] {
  const top: number[] = [];
  let least = 1;
  // Among values with the same count as the last one listed, later ones are skipped at once: with few jobs, most tags
  // have a count of 1.
  let leastRank = Infinity;
  const { length } = counts;
  for (let code = 0; code < length; code += 1) {
    const count = counts[code] ?? 0;
    if (count < least || (count === least && (ranks[code] ?? 0) > leastRank)) continue;
    let place = Math.min(top.length, MAX_LISTED - 1);
    for (; place > 0; place -= 1) {
      const before = top[place - 1] ?? 0;
      const countBefore = counts[before] ?? 0;
      if (countBefore > count || (countBefore === count && (ranks[before] ?? 0) < (ranks[code] ?? 0))) break;
      top[place] = before;
    }
    top[place] = code;
    if (top.length < MAX_LISTED) continue;
    const last = top[MAX_LISTED - 1] ?? 0;
    least = counts[last] ?? 1;
    leastRank = ranks[last] ?? 0;
  }
  return top;
}

/** The rank of each of these distinct texts in sorted order. */
export function rankTexts(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length);
  const order = texts.map((text, at) => ({ text, at })).toSorted((a, b) => (a.text < b.text ? -1 : 1));
  for (const [rank, { at }] of order.entries()) ranks[at] = rank;
  return ranks;
}
