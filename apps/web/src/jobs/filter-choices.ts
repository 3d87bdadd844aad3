import { type FacetCount, type JobFacets, type JobFilters, LocationFilter } from "@farwork/domain";
import { DATE_POSTED_LABELS } from "@farwork/domain/filter/dates-posted";
import { CATEGORY_LABELS } from "@farwork/domain/job/job-categories";
import { JOB_TYPE_LABELS } from "@farwork/domain/job/job-types";
import { formatLocation } from "@farwork/domain/place/format-place";

import type { FilterChoice } from "./filter-option.tsx";
import { formatLeastPay } from "./pay-filter.ts";

/** What each filter offers, with counts, from a listing's facets. Lists keep the facets' order: most jobs first. */
export function listFilterChoices(filters: JobFilters, facets: JobFacets) {
  return {
    job_type: choicesOf(facets.job_type, filters.job_type, labelFrom(JOB_TYPE_LABELS)),
    categories: choicesOf(facets.categories, filters.categories, labelFrom(CATEGORY_LABELS)),
    location: worldwideFirst(choicesOf(facets.location, filters.location, locationLabel)),
    tags: choicesOf(facets.tags, filters.tags, (tag) => tag),
    salary: payChoices(filters, facets.salary),
    date_posted: facets.date_posted.map(({ value, count }) => ({
      // "Any time" is the filter left alone, so its line sends nothing.
      value: value === "any" ? "" : value,
      label: labelFrom(DATE_POSTED_LABELS)(value),
      count,
      chosen: value === filters.date_posted,
    })),
  };
}

function choicesOf(
  counts: readonly FacetCount[],
  chosen: readonly string[],
  label: (value: string) => string,
): FilterChoice[] {
  const counted = new Set(counts.map(({ value }) => value));
  const uncounted = chosen.filter((value) => !counted.has(value)).map((value) => ({ value, count: 0 }));
  return [...counts, ...uncounted].map(({ value, count }) => ({
    value,
    label: label(value),
    count,
    chosen: chosen.includes(value),
  }));
}

// Every region's count holds the jobs open to anyone, so by count these would come last of all.
function worldwideFirst(choices: readonly FilterChoice[]): FilterChoice[] {
  const isWorldwide = ({ value }: FilterChoice) => value === "worldwide";
  return [...choices.filter(isWorldwide), ...choices.filter((choice) => !isWorldwide(choice))];
}

function payChoices({ salary }: JobFilters, counts: readonly FacetCount[]): FilterChoice[] {
  const { min, currency } = salary;
  const steps = counts.filter(({ value }) => value !== "unstated").map(({ value }) => Number(value));
  const offered = new Set([...steps, ...(min === undefined ? [] : [min])]);
  const countOf = (step: number) => counts.find(({ value }) => value === String(step))?.count;
  const leastPay = [...offered]
    .toSorted((a, b) => a - b)
    .map((step) => {
      const count = countOf(step);
      return {
        value: String(step),
        label: formatLeastPay(step, currency),
        chosen: step === min,
        ...(count !== undefined && { count }),
      };
    });
  return [{ value: "", label: "Any pay", chosen: min === undefined }, ...leastPay];
}

const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

function locationLabel(value: string): string {
  const location = LocationFilter.safeParse(value);
  return location.success ? formatLocation(location.data) : value;
}
