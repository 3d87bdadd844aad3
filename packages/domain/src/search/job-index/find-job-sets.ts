import type { FacetName } from "../../filter/filter-names.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import { parseSearch } from "../parse-search.ts";
import { type Bitset, intersect, unite } from "./bitset.ts";
import { type FilterSet, findFilterSets } from "./filter-sets.ts";
import { findSearch, type FoundTerm } from "./find-search.ts";
import type { JobIndex } from "./job-index.ts";
import type { Workspace } from "./workspace.ts";

/** The documents filters let through, as sets that nobody may change. */
export interface JobSets {
  readonly all: Bitset;
  /** Those that pass all but this one filter, which may not be set. All, where no alternatives were asked for. */
  readonly without: (filter: FacetName | "search") => Bitset;
  /** The filters that are set, the search among them where it asks for or refuses anything. */
  readonly filters: readonly (FacetName | "search")[];
  /** What the search asks for. */
  readonly terms: readonly FoundTerm[];
}

/** The documents among `open` that the filters let through; with `alternatives` also those that fail one filter. */
export function findJobSets(
  index: JobIndex,
  open: Bitset,
  filters: JobFilters,
  now: Date,
  { alternatives }: { readonly alternatives: boolean },
): JobSets {
  const { workspace } = index;
  const sets = findFilterSets(index, filters, now);
  const names = sets.map(({ filter }) => filter);
  const passing = sets.length === 0 ? open : intersectAll(workspace, open, sets);
  const withoutOne = new Map<FacetName | "search", Bitset>(
    alternatives ? sets.map((set) => [set.filter, intersectAll(workspace, open, sets, set)]) : [],
  );
  const search = parseSearch(filters.search);
  if (search.all.length + search.none.length === 0) {
    return { all: passing, without: (name) => withoutOne.get(name) ?? passing, filters: names, terms: [] };
  }
  // What is neither found nor counted need not be searched.
  const { bits, terms } = findSearch(index, search, uniteAll(workspace, [passing, ...withoutOne.values()]));
  for (const set of withoutOne.values()) intersect(set, bits);
  const all = workspace.copy(passing);
  intersect(all, bits);
  withoutOne.set("search", passing);
  return { all, without: (name) => withoutOne.get(name) ?? all, filters: ["search", ...names], terms };
}

/** A set of its own, which may be narrowed further. */
function intersectAll(
  workspace: Workspace,
  open: Bitset,
  sets: readonly FilterSet[],
  leftOut?: FilterSet,
): Bitset {
  const common = workspace.copy(open);
  for (const set of sets) if (set !== leftOut) intersect(common, set.bits);
  return common;
}

function uniteAll(workspace: Workspace, sets: readonly Bitset[]): Bitset {
  const all = workspace.take(sets[0]?.length ?? 0);
  for (const set of sets) unite(all, set);
  return all;
}
