import type { FacetCount } from "../../job/facet-count.ts";
import type { LocationFilter } from "../../place/place.ts";
import type { TextColumn } from "./facet-column.ts";
import { listTop } from "./list-top.ts";
import type { PlaceValue } from "./place-values.ts";

/** The entries for jobs without a named place, listed before regions and countries. */
export const UNNAMED = ["worldwide", "unstated"] as const;

/**
 * The location facet, from the number of jobs per place. Worldwide jobs match every country, so they are counted once
 * and added to each at the end. Only places that postings name are listed: all others would show just the worldwide
 * jobs and crowd out the named ones.
 */
export function listLocations(
  places: readonly PlaceValue[],
  { values, ranks }: Pick<TextColumn, "values" | "ranks">,
  counts: Uint32Array,
  asked: readonly LocationFilter[],
): FacetCount[] {
  const totals = new Uint32Array(values.length);
  const named = totals.subarray(UNNAMED.length);
  const isNamed = new Uint8Array(named.length);
  let worldwide = 0;
  let unstated = 0;
  for (let code = 0; code < places.length; code += 1) {
    const count = counts[code] ?? 0;
    const place = places[code];
    if (count === 0 || !place) continue;
    if (place.scope === "worldwide") worldwide += count;
    if (place.scope === "unknown") unstated += count;
    const { names, shown } = place;
    for (let at = 0; at < names.length; at += 1) isNamed[names[at] ?? 0] = 1;
    for (let at = 0; at < shown.length; at += 1) {
      const location = shown[at] ?? 0;
      named[location] = (named[location] ?? 0) + count;
    }
  }
  for (let location = 0; location < named.length; location += 1) {
    named[location] = isNamed[location] === 1 ? (named[location] ?? 0) + worldwide : 0;
  }
  totals.set([worldwide, unstated]);
  return listTop<LocationFilter>(
    values,
    totals,
    { kept: [...asked, ...UNNAMED], countOf: (value) => countShowing(places, counts, value) },
    ranks,
  );
}

/** A chosen or excluded place may lie within one that postings name, though none names it directly. */
function countShowing(places: readonly PlaceValue[], counts: Uint32Array, location: LocationFilter): number {
  let jobs = 0;
  for (let code = 0; code < places.length; code += 1) {
    if (places[code]?.showing.has(location)) jobs += counts[code] ?? 0;
  }
  return jobs;
}
