import type { FacetCount } from "../../contract/facets.ts";

/** Values listed of a facet, but for the chosen ones. */
const MAX_LISTED = 30;

/**
 * The values counted most, by count and then value; and those of `kept`, however often counted. `counts` are in the
 * order of `values`; what is counted 0 is listed only where kept.
 */
export function listTop(
  values: readonly string[],
  counts: ArrayLike<number>,
  kept: readonly FacetCount[],
): FacetCount[] {
  const top: FacetCount[] = [];
  let least = 1;
  for (let at = 0; at < values.length; at += 1) {
    const count = counts[at] ?? 0;
    if (count < least) continue;
    insert(top, { value: values[at] ?? "", count });
    if (top.length === MAX_LISTED) least = top.at(-1)?.count ?? 1;
  }
  const listed = new Set(top.map(({ value }) => value));
  const missing = kept.filter(({ value }) => !listed.has(value));
  return missing.length === 0 ? top : [...top, ...missing].toSorted(compareCounts);
}

/** Keeps the list in order, and no longer than it may be. */
function insert(top: FacetCount[], entry: FacetCount): void {
  let place = top.length;
  while (place > 0 && compareCounts(entry, top[place - 1] ?? entry) < 0) place -= 1;
  if (place === MAX_LISTED) return;
  top.splice(place, 0, entry);
  if (top.length > MAX_LISTED) top.pop();
}

function compareCounts(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
