import type { FilterName } from "../../filter/filter-names.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import type { JobCategory } from "../../job/category.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { type Bitset, countBits, intersect, unite } from "./bitset.ts";
import { type FilterSet, findFilterSets } from "./filter-sets.ts";
import { findSearch, type FoundTerm } from "./find-search.ts";
import type { JobIndex } from "./job-index.ts";
import type { AskedJobs } from "./leave-out-hidden.ts";
import { readSearch } from "./read-search.ts";
import type { Workspace } from "./workspace.ts";

/** What results are ranked by. */
export interface RankedSearch {
  /** The terms of the search. */
  readonly terms: readonly FoundTerm[];
  /** The trade names in it. */
  readonly named: readonly FoundTerm[];
  /** The category of the trade it names. */
  readonly category?: JobCategory | undefined;
}

/** The documents that pass the filters. The sets must not be modified. */
export interface JobSets {
  readonly all: Bitset;
  /**
   * Those that pass every filter but this one, whether or not it is set. Without `alternatives`, those that pass all.
   */
  readonly without: (filter: FilterName) => Bitset;
  /** How many hidden documents pass the filters; they are in none of the sets. */
  readonly totalHidden: number;
  /** The active filters, including the search if it requires or excludes anything. */
  readonly filters: readonly FilterName[];
  readonly search: RankedSearch;
}

/** Finds the documents that pass the filters; with `alternatives`, also those that fail exactly one. */
export function findJobSets(
  index: JobIndex,
  { shown, hidden }: AskedJobs,
  filters: JobFilters,
  now: Date,
  { alternatives, rates }: { readonly alternatives: boolean; readonly rates: ReferenceRates },
): JobSets {
  const { workspace } = index;
  const sets = findFilterSets(index, filters, now, rates);
  const names = sets.map(({ filter }) => filter);
  const passing = sets.length === 0 ? shown : intersectAll(workspace, shown, sets);
  const withoutOne = new Map<FilterName, Bitset>(
    alternatives ? sets.map((set) => [set.filter, intersectAll(workspace, shown, sets, set)]) : [],
  );
  // A fresh set, since the search may narrow it.
  const hiddenPassing = hidden ? [intersectAll(workspace, hidden, sets)] : [];
  const countHidden = () => hiddenPassing.reduce((count, bits) => count + countBits(bits), 0);
  const { query, category } = readSearch(filters.search);
  if (query.all.length + query.none.length === 0) {
    const without = (name: FilterName) => withoutOne.get(name) ?? passing;
    return {
      all: passing,
      without,
      totalHidden: countHidden(),
      filters: names,
      search: { terms: [], named: [] },
    };
  }
  // Only search what can be found or counted.
  const others = [...withoutOne.values(), ...hiddenPassing];
  const within = others.length === 0 ? passing : uniteAll(workspace, [passing, ...others]);
  const { bits, ...found } = findSearch(index, query, within);
  for (const set of others) intersect(set, bits);
  const all = workspace.copy(passing);
  intersect(all, bits);
  withoutOne.set("search", passing);
  return {
    all,
    without: (name) => withoutOne.get(name) ?? all,
    totalHidden: countHidden(),
    filters: ["search", ...names],
    search: { ...found, category },
  };
}

/** Returns a fresh set that the caller may narrow further. */
function intersectAll(
  workspace: Workspace,
  jobs: Bitset,
  sets: readonly FilterSet[],
  leftOut?: FilterSet,
): Bitset {
  const common = workspace.copy(jobs);
  for (const set of sets) if (set !== leftOut) intersect(common, set.bits);
  return common;
}

function uniteAll(workspace: Workspace, sets: readonly Bitset[]): Bitset {
  const all = workspace.take(sets[0]?.length ?? 0);
  for (const set of sets) unite(all, set);
  return all;
}
