import type { FacetName } from "../../filter/filter-names.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import { parseSearch } from "../parse-search.ts";
import { type Bitset, createBitset, intersect, unite } from "./bitset.ts";
import { type FilterSet, findFilterSets } from "./filter-sets.ts";
import { findSearch, type FoundTerm } from "./find-search.ts";
import type { JobIndex } from "./job-index.ts";

/** The documents filters let through, as sets that nobody may change. */
export interface JobSets {
  readonly all: Bitset;
  /** Those that pass all but this one filter, which may not be set. */
  readonly without: (filter: FacetName | "search") => Bitset;
  /** The filters that are set, the search among them where it asks for or refuses anything. */
  readonly filters: readonly (FacetName | "search")[];
  /** What the search asks for. */
  readonly terms: readonly FoundTerm[];
}

/** The documents among `open` that the filters let through. */
export function findJobSets(index: JobIndex, open: Bitset, filters: JobFilters, now: Date): JobSets {
  const sets = findFilterSets(index, filters, now);
  const passing = intersectAll(open, sets);
  const withoutOne = new Map<FacetName | "search", Bitset>(
    // Each a copy of its own, since the search is still to be taken into it.
    sets.map((dropped) => [
      dropped.filter,
      intersectAll(
        open.slice(),
        sets.filter((set) => set !== dropped),
      ),
    ]),
  );
  const names = sets.map(({ filter }) => filter);
  const search = parseSearch(filters.search);
  if (search.all.length + search.none.length === 0) {
    return {
      all: passing,
      without: (filter) => withoutOne.get(filter) ?? passing,
      filters: names,
      terms: [],
    };
  }
  const found = findSearch(index, search, sets.length === 0 ? open : uniteAll([...withoutOne.values()]));
  for (const set of withoutOne.values()) intersect(set, found.bits);
  withoutOne.set("search", passing);
  const all = intersectAll(passing, [found]);
  return {
    all,
    without: (filter) => withoutOne.get(filter) ?? all,
    filters: ["search", ...names],
    terms: found.terms,
  };
}

/** Where there is nothing to intersect with, the set itself. */
function intersectAll(first: Bitset, others: readonly Pick<FilterSet, "bits">[]): Bitset {
  if (others.length === 0) return first;
  const common = first.slice();
  for (const { bits } of others) intersect(common, bits);
  return common;
}

function uniteAll(sets: readonly Bitset[]): Bitset {
  const all = createBitset(sets[0]?.length ?? 0);
  for (const set of sets) unite(all, set);
  return all;
}
