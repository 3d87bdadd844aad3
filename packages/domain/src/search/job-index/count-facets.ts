import type { JobFacets } from "../../contract/facets.ts";
import { DATE_POSTED } from "../../filter/dates-posted.ts";
import type { FacetName } from "../../filter/filter-names.ts";
import type { JobFilters, LocationFilter } from "../../filter/job-filters.ts";
import { postedAfter } from "../../filter/matches-filters.ts";
import { PAY_BINS, SALARY_STEPS } from "../../filter/pay-steps.ts";
import { normalizeTag } from "../../job/tag.ts";
import { type Bitset, countBits, countFirst, listBits, subtract } from "./bitset.ts";
import { countCodes, type FacetColumn } from "./facet-column.ts";
import { countPostedAfter } from "./filter-sets.ts";
import { countDocuments, type FacetColumns, type JobIndex } from "./job-index.ts";
import { listTop } from "./list-top.ts";
import type { OpenJobsNow } from "./open-jobs.ts";
import type { PlaceValue } from "./place-values.ts";

/** For each facet the documents it counts: those that pass every other filter. */
export type CountedSets = (facet: FacetName) => Bitset;

export function countFacets(
  index: JobIndex,
  open: OpenJobsNow,
  counted: CountedSets,
  filters: JobFilters,
  now: Date,
): JobFacets {
  const { jobTypes, categories, tags, places, pay } = index.columns;
  const counter = createCounter(index, open);
  const count = <Value>(facet: FacetName, column: FacetColumn<Value>) => counter(counted(facet), column);
  const payCounts = count("salary", pay);
  return {
    job_type: listTop(jobTypes.values, count("job_type", jobTypes), filters.job_type),
    categories: listTop(categories.values, count("categories", categories), filters.categories),
    location: listLocations(index.columns, count("location", places), filters.location),
    tags: listTop(tags.values, count("tags", tags), filters.tags.map(normalizeTag)),
    ...listPay(index.columns, payCounts, filters.salary.currency),
    date_posted: listDates(index, counted("date_posted"), now),
  };
}

/** Counts the codes of a set's documents, or of the open jobs outside it where those are fewer. */
function createCounter(index: JobIndex, open: OpenJobsNow) {
  const listed = new Map<Bitset, { docs: Uint32Array; areOutside: boolean }>();
  const list = (set: Bitset) => {
    const known = listed.get(set);
    if (known) return known;
    const areOutside = countBits(set) > open.count / 2;
    const docs = listBits(areOutside ? without(open.bits, set) : set, new Uint32Array(countDocuments(index)));
    const entry = { docs, areOutside };
    listed.set(set, entry);
    return entry;
  };
  return <Value>(set: Bitset, column: FacetColumn<Value>): Uint32Array => {
    const { docs, areOutside } = list(set);
    const counts = countCodes(column, docs);
    if (!areOutside) return counts;
    const all = open.countsOf(column);
    return counts.map((count, code) => (all[code] ?? 0) - count);
  };
}

function without(set: Bitset, taken: Bitset): Bitset {
  const rest = set.slice();
  subtract(rest, taken);
  return rest;
}

// Worldwide jobs answer to every country, so they are counted once and added to each at the end. Only places a
// posting names are listed: the rest would all show the worldwide jobs and push the named ones out.
function listLocations({ places, named }: FacetColumns, counts: Uint32Array, chosen: JobFilters["location"]) {
  const shown = new Uint32Array(named.length);
  const isNamed = new Uint8Array(named.length);
  let worldwide = 0;
  let unstated = 0;
  for (const [code, place] of places.values.entries()) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    if (place.scope === "worldwide") worldwide += count;
    if (place.scope === "unknown") unstated += count;
    for (const location of place.names) isNamed[location] = 1;
    for (const location of place.shown) shown[location] = (shown[location] ?? 0) + count;
  }
  const listed = new Map<string, number>([
    ["worldwide", worldwide],
    ["unstated", unstated],
  ]);
  for (const [at, location] of named.entries()) {
    if (isNamed[at] === 1) listed.set(location, (shown[at] ?? 0) + worldwide);
  }
  // A choice may be a place that no posting names, and yet lie in one that some do.
  for (const location of chosen) {
    if (!listed.has(location)) listed.set(location, countShowing(places, counts, location));
  }
  return listTop([...listed.keys()], [...listed.values()], [...chosen, "worldwide", "unstated"]);
}

function countShowing(
  { values }: FacetColumn<PlaceValue>,
  counts: Uint32Array,
  location: LocationFilter,
): number {
  return values.reduce(
    (sum, { showing }, code) => sum + (showing.has(location) ? (counts[code] ?? 0) : 0),
    0,
  );
}

function listPay({ pay }: FacetColumns, counts: Uint32Array, currency: string | undefined) {
  const salary = SALARY_STEPS.map((step) => ({ value: String(step), count: 0, step }));
  const bins = PAY_BINS.map((from) => ({ from, count: 0 }));
  let unstated = 0;
  for (const [code, level] of pay.values.entries()) {
    const count = counts[code] ?? 0;
    const { most } = level;
    if (most === undefined) unstated += count;
    else if (count > 0 && (currency === undefined || currency === level.currency)) {
      for (const entry of salary) if (most >= entry.step) entry.count += count;
      const bin = bins.findLast(({ from }) => most >= from);
      if (bin) bin.count += count;
    }
  }
  return {
    salary: [...salary.map(({ value, count }) => ({ value, count })), { value: "unstated", count: unstated }],
    salary_histogram: bins,
  };
}

function listDates(index: JobIndex, set: Bitset, now: Date) {
  return DATE_POSTED.map((value) => {
    const after = postedAfter(value, now);
    const counts = index.segments.map((segment, at) => {
      const base = index.bases[at] ?? 0;
      return countFirst(set, base, countPostedAfter(segment, after));
    });
    return { value, count: counts.reduce((sum, count) => sum + count, 0) };
  });
}
