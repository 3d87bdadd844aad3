import type { JobFacets } from "../../filter/facets.ts";
import { buildRecord } from "../../filter/filter-kinds.ts";
import {
  CHOICE_FILTERS,
  CHOICE_NAMES,
  type ChoiceFilterName,
  COUNTED_LISTS,
  type CountedListName,
  type FacetName,
  spellValue,
  type TextFilterName,
} from "../../filter/filter-names.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import { payScale } from "../../filter/pay-steps.ts";
import type { FacetCount } from "../../job/facet-count.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { type Bitset, countBits, countCommon, subtract } from "./bitset.ts";
import { countCodes, type FacetColumn } from "./facet-column.ts";
import { findFilterSet } from "./filter-sets.ts";
import type { JobIndex } from "./job-index.ts";
import { listLocations } from "./list-locations.ts";
import { listPay } from "./list-pay.ts";
import { listTop } from "./list-top.ts";
import type { OpenJobsNow } from "./open-jobs.ts";

/** Counts every facet; `counted` returns, for each, the documents that pass all other filters. See `JobFacets`. */
export function countFacets(
  index: JobIndex,
  open: OpenJobsNow,
  counted: (facet: FacetName) => Bitset,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates,
): JobFacets {
  const { texts, places, pay, comparePay, locations } = index.columns;
  const counter = createCounter(index, open);
  const count = <Value>(facet: FacetName, column: FacetColumn<Value>) => counter(counted(facet), column);
  const countLocations = () => {
    const asked = [...filters.location, ...filters.exclude.location];
    return listLocations(places.values, locations, count("location", places), asked);
  };
  const listTexts = (name: CountedListName & TextFilterName) => {
    const asked = [...filters[name], ...filters.exclude[name]].map((value) => spellValue(name, value));
    const counts = count(name, texts[name]);
    const none = texts[name].find("");
    if (none !== undefined) counts[none] = 0;
    const { values, ranks, find } = texts[name];
    const countOf = (value: string) => counts[find(value) ?? -1] ?? 0;
    return listTop(values, counts, { kept: asked, countOf }, ranks);
  };
  const countChoices = (name: ChoiceFilterName) => {
    const set = counted(name);
    return CHOICE_FILTERS[name].values.map((value) => {
      const chosen = findFilterSet(index, name, { ...filters, [name]: value }, now, rates);
      return { value, count: chosen ? countCommon(set, chosen) : countBits(set) };
    });
  };
  return {
    ...buildRecord<CountedLists>(COUNTED_LISTS, (name) =>
      name === "location" ? countLocations() : listTexts(name),
    ),
    ...listPay(
      pay.values,
      comparePay(filters.salary.currency, rates),
      count("salary", pay),
      payScale(filters.salary.currency),
    ),
    ...buildRecord<ChoiceCounts>(CHOICE_NAMES, countChoices),
  };
}

type CountedLists = Record<CountedListName, FacetCount[]>;
type ChoiceCounts = Record<ChoiceFilterName, FacetCount[]>;

/**
 * Counts the codes in a set of documents. If the set has more than half of the open jobs, it counts the rest and
 * subtracts that from the totals, which are known.
 */
function createCounter({ workspace }: JobIndex, open: OpenJobsNow) {
  const listed = new Map<Bitset, { docs: Uint32Array; areOthers: boolean }>();
  const list = (set: Bitset) => {
    const areOthers = countBits(set) > open.count / 2;
    const bits = areOthers ? workspace.copy(open.bits) : set;
    if (areOthers) subtract(bits, set);
    const entry = { docs: workspace.list(bits), areOthers };
    listed.set(set, entry);
    return entry;
  };
  return <Value>(set: Bitset, column: FacetColumn<Value>): Uint32Array => {
    const { docs, areOthers } = listed.get(set) ?? list(set);
    const counts = workspace.take(column.values.length);
    countCodes(column, docs, counts);
    if (areOthers) {
      const all = open.countsOf(column);
      for (let code = 0; code < counts.length; code += 1)
        counts[code] = (all[code] ?? 0) - (counts[code] ?? 0);
    }
    return counts;
  };
}
