import type { FacetCount, JobFacets, JobFilters, SalaryFilter } from "@farwork/domain";
import { type CountedListName, DATE_POSTED_LABELS, LIST_FILTERS } from "@farwork/domain/filter";

import { labelFrom } from "./filter-labels.ts";
import type { FilterChoice } from "./filter-option.tsx";
import { formatLeastPay } from "./pay-filter.ts";

/**
 * What a filter offers, with counts, from a listing's facets and its number of jobs. Lists keep the facets' order: most
 * jobs first.
 */
export function listFilterChoices(
  name: CountedListName | "salary" | "date_posted",
  filters: JobFilters,
  facets: JobFacets,
  totalJobs: number,
): FilterChoice[] {
  if (name === "salary") return payChoices(filters.salary, facets, totalJobs);
  if (name === "date_posted") return dateChoices(filters, facets);
  const asked = { chosen: filters[name], excluded: filters.exclude[name] };
  const choices = choicesOf(facets[name], asked, LIST_FILTERS[name].label);
  return name === "location" ? worldwideFirst(choices) : choices;
}

function dateChoices({ date_posted }: JobFilters, facets: JobFacets): FilterChoice[] {
  return facets.date_posted.map(({ value, count }) => ({
    // "Any time" is the filter left alone, so its line sends nothing.
    value: value === "any" ? "" : value,
    label: labelFrom(DATE_POSTED_LABELS)(value),
    count,
    chosen: value === date_posted,
  }));
}

/** How many jobs, with every other filter kept, state no pay. */
export function countUnstatedPay(facets: JobFacets): number {
  return facets.salary.find(({ value }) => value === "unstated")?.count ?? 0;
}

function choicesOf(
  counts: readonly FacetCount[],
  { chosen, excluded }: { chosen: readonly string[]; excluded: readonly string[] },
  label: (value: string) => string,
): FilterChoice[] {
  const counted = new Set(counts.map(({ value }) => value));
  const asked = [...new Set([...chosen, ...excluded])];
  const uncounted = asked.filter((value) => !counted.has(value)).map((value) => ({ value, count: 0 }));
  return [...counts, ...uncounted].map(({ value, count }) => ({
    value,
    label: label(value),
    count,
    chosen: chosen.includes(value),
    excluded: excluded.includes(value),
  }));
}

// Every region's count holds the jobs open to anyone, so by count these would come last of all.
function worldwideFirst(choices: readonly FilterChoice[]): FilterChoice[] {
  const isWorldwide = ({ value }: FilterChoice) => value === "worldwide";
  return [...choices.filter(isWorldwide), ...choices.filter((choice) => !isWorldwide(choice))];
}

function payChoices(chosen: SalaryFilter, facets: JobFacets, totalJobs: number): FilterChoice[] {
  const { min, currency, includeUnstated } = chosen;
  const steps = facets.salary.filter(({ value }) => value !== "unstated");
  const unstated = countUnstatedPay(facets);
  // The facet leaves them out, but a choice would show them beside those it counts.
  const kept = includeUnstated ? unstated : 0;
  const counts = new Map(steps.map(({ value, count }) => [Number(value), count + kept]));
  // Only the amount chosen can be one that no step counts, and what it shows is this very listing.
  if (min !== undefined) counts.set(min, totalJobs);
  const stated = facets.salary_histogram.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      value: "",
      label: "Any pay",
      chosen: min === undefined,
      count: stated + unstated,
    },
    ...[...counts]
      .toSorted(([a], [b]) => a - b)
      .map(([step, count]) => ({
        value: String(step),
        label: formatLeastPay(step, currency),
        chosen: step === min,
        count,
      })),
  ];
}
