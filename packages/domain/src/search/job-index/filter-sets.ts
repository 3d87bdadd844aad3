import type { JobFilters, SalaryFilter } from "../../filter/job-filters.ts";
import { postedAfter } from "../../filter/matches-filters.ts";
import type { FilterName } from "../../filter/nothing-found.ts";
import { normalizeTag } from "../../job/tag.ts";
import { type Bitset, subtract } from "./bitset.ts";
import type { FacetColumn, TextColumn } from "./facet-column.ts";
import type { JobIndex } from "./job-index.ts";
import type { PayValue } from "./pay-values.ts";
import { findPostedAfter } from "./posted-dates.ts";
import { addPostings } from "./postings.ts";

/** A filter that is set, and the documents it lets through. */
export interface FilterSet {
  readonly filter: FilterName;
  readonly bits: Bitset;
}

/** Every filter that is set, but for the search. Agrees with `matchesFilters`. */
export function findFilterSets(index: JobIndex, filters: JobFilters, now: Date): FilterSet[] {
  const { jobTypes, categories, tags, places, pay, companies } = index.columns;
  const { salary, date_posted, exclude } = filters;
  const sets: FilterSet[] = [];
  const add = (filter: FilterName, bits: Bitset | undefined) => {
    if (bits) sets.push({ filter, bits });
  };
  const choose = (column: TextColumn, chosen: readonly string[], excluded: readonly string[]) =>
    narrow(index, column, findCodes(column, chosen), findCodes(column, excluded));

  add("job_type", choose(jobTypes, filters.job_type, exclude.job_type));
  add("categories", choose(categories, filters.categories, exclude.categories));
  const shownBy = listPlaces(index, filters.location, "showing");
  add("location", narrow(index, places, shownBy, listPlaces(index, exclude.location, "excluding")));
  if (salary.min !== undefined || salary.currency !== undefined) {
    const accepts = (level: PayValue) => acceptsPay(salary, level);
    add("salary", uniteCodes(index, pay, listCodes(pay.values, accepts)));
  }
  add("tags", choose(tags, filters.tags.map(normalizeTag), exclude.tags.map(normalizeTag)));
  if (date_posted !== "any") add("date_posted", findPostedAfter(index, postedAfter(date_posted, now)));
  add("companies", choose(companies, filters.companies, exclude.companies));
  return sets;
}

/** The documents with one of the chosen codes and none of the excluded; undefined where neither is asked for. */
function narrow<Value>(
  index: JobIndex,
  column: FacetColumn<Value>,
  chosen: readonly number[] | undefined,
  excluded: readonly number[] | undefined,
): Bitset | undefined {
  if (!chosen && !excluded) return undefined;
  const bits = chosen ? uniteCodes(index, column, chosen) : index.workspace.copy(index.alive);
  if (excluded) subtract(bits, uniteCodes(index, column, excluded));
  return bits;
}

/** The codes of values that any document has; undefined where none are named. */
function findCodes({ find }: TextColumn, values: readonly string[]): number[] | undefined {
  return values.length === 0 ? undefined : values.map(find).filter((code) => code !== undefined);
}

function listPlaces(
  { columns }: JobIndex,
  locations: JobFilters["location"],
  how: "showing" | "excluding",
): number[] | undefined {
  if (locations.length === 0) return undefined;
  return listCodes(columns.places.values, (place) => locations.some((value) => place[how].has(value)));
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
