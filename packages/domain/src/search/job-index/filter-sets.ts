import type { FacetName } from "../../filter/filter-names.ts";
import type { JobFilters, SalaryFilter } from "../../filter/job-filters.ts";
import { postedAfter } from "../../filter/matches-filters.ts";
import { normalizeTag } from "../../job/tag.ts";
import type { Bitset } from "./bitset.ts";
import type { FacetColumn, TextColumn } from "./facet-column.ts";
import type { JobIndex } from "./job-index.ts";
import type { PayValue } from "./pay-values.ts";
import type { PlaceValue } from "./place-values.ts";
import { findPostedAfter } from "./posted-dates.ts";
import { addPostings } from "./postings.ts";

/** A filter that is set, and the documents it lets through. */
export interface FilterSet {
  readonly filter: FacetName;
  readonly bits: Bitset;
}

/** Every filter that is set, but for the search. Agrees with `matchesFilters`. */
export function findFilterSets(index: JobIndex, filters: JobFilters, now: Date): FilterSet[] {
  const { jobTypes, categories, tags, places, pay } = index.columns;
  const { job_type, location, salary, date_posted } = filters;
  const chosenTags = new Set(filters.tags.map(normalizeTag));
  const sets: FilterSet[] = [];
  const add = (filter: FacetName, bits: Bitset) => sets.push({ filter, bits });
  if (job_type.length > 0) add("job_type", uniteValues(index, jobTypes, new Set<string>(job_type)));
  if (filters.categories.length > 0) {
    add("categories", uniteValues(index, categories, new Set<string>(filters.categories)));
  }
  if (location.length > 0) {
    const shows = ({ showing }: PlaceValue) => location.some((value) => showing.has(value));
    add("location", uniteCodes(index, places, listCodes(places.values, shows)));
  }
  if (salary.min !== undefined || salary.currency !== undefined) {
    const accepts = (level: PayValue) => acceptsPay(salary, level);
    add("salary", uniteCodes(index, pay, listCodes(pay.values, accepts)));
  }
  if (chosenTags.size > 0) add("tags", uniteValues(index, tags, chosenTags));
  if (date_posted !== "any") add("date_posted", findPostedAfter(index, postedAfter(date_posted, now)));
  return sets;
}

function uniteValues(index: JobIndex, column: TextColumn, chosen: ReadonlySet<string>): Bitset {
  return uniteCodes(
    index,
    column,
    [...chosen].map(column.find).filter((code) => code !== undefined),
  );
}

function uniteCodes<Value>(
  { alive, workspace }: JobIndex,
  { postings }: FacetColumn<Value>,
  codes: readonly number[],
): Bitset {
  const bits = workspace.take(alive.length);
  addPostings(postings, Uint32Array.from(codes), 0, codes.length, bits);
  return bits;
}

function listCodes<Value>(values: readonly Value[], accepts: (value: Value) => boolean): number[] {
  const codes: number[] = [];
  values.forEach((value, code) => {
    if (accepts(value)) codes.push(code);
  });
  return codes;
}

/** As `matchesPay`, of the highest annual pay alone. */
function acceptsPay({ min = 0, currency, includeUnstated }: SalaryFilter, level: PayValue): boolean {
  if (level.most === undefined) return includeUnstated;
  return (currency === undefined || currency === level.currency) && level.most >= min;
}
