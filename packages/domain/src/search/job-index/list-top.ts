import type { FacetCount } from "../../contract/facets.ts";

/** Values listed of a facet, but for the chosen ones. */
const MAX_LISTED = 30;

/**
 * The values counted most, by count and then value; those of `kept` always, counted or not. `counts` are in the
 * order of `values`; values counted 0 are not listed.
 */
export function listTop(
  values: readonly string[],
  counts: ArrayLike<number>,
  kept: Iterable<string> = [],
): FacetCount[] {
  const top: FacetCount[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const count = counts[at] ?? 0;
    const last = top.at(-1);
    if (count === 0 || (last && top.length === MAX_LISTED && count < last.count)) continue;
    insert(top, { value: values[at] ?? "", count });
  }
  const listed = new Set(top.map(({ value }) => value));
  const missing = [...new Set(kept)].filter((value) => !listed.has(value));
  if (missing.length === 0) return top;
  const places = new Map(values.map((value, at) => [value, at]));
  const more = missing.map((value) => ({ value, count: counts[places.get(value) ?? -1] ?? 0 }));
  return [...top, ...more].toSorted(compareCounts);
}

function insert(top: FacetCount[], entry: FacetCount): void {
  let place = top.length;
  while (place > 0 && compareCounts(entry, top[place - 1] ?? entry) < 0) place -= 1;
  top.splice(place, 0, entry);
  if (top.length > MAX_LISTED) top.pop();
}

function compareCounts(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
