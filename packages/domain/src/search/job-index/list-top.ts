import type { FacetCount } from "../../job/facet-count.ts";

/** Values listed of a facet, but for the chosen ones. */
const MAX_LISTED = 30;

/** Values that are listed however often they are counted, and how often that is. */
export interface KeptValues<Value extends string> {
  readonly kept: readonly Value[];
  readonly countOf: (value: Value) => number;
}

/**
 * The values counted most, by count and then value, and those of `kept`. `counts` are in the order of `values`, and so are
 * `ranks`, which `rankTexts` gives; what is counted 0 is listed only where kept.
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

/** The places of the values listed, in order. Each is put where it belongs, past those that come after it. */
function findTop(ranks: Uint32Array, counts: Uint32Array): number[] {
  const top: number[] = [];
  let least = 1;
  // With as few as the last one listed, those behind it in the order are passed over: of few jobs most tags are counted once.
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

/** Where each of these texts, which are all different, stands in their order. */
export function rankTexts(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length);
  const order = texts.map((text, at) => ({ text, at })).toSorted((a, b) => (a.text < b.text ? -1 : 1));
  for (const [rank, { at }] of order.entries()) ranks[at] = rank;
  return ranks;
}
