import type { FacetCount, JobFacets, JobFilters } from "@farwork/domain";
import { type CountedListName, DATE_POSTED_LABELS, LIST_FILTERS } from "@farwork/domain/filter";

import { labelFrom } from "./filter-labels.ts";
import type { FilterChoice } from "./filter-option.tsx";

/** A filter's choices with counts, from the listing's facets. Lists keep the facets' order, most jobs first. */
export function listFilterChoices(
  name: CountedListName | "date_posted",
  filters: JobFilters,
  facets: JobFacets,
): FilterChoice[] {
  if (name === "date_posted") return dateChoices(filters, facets);
  const asked = { chosen: filters[name], excluded: filters.exclude[name] };
  const choices = choicesOf(facets[name], asked, LIST_FILTERS[name].label);
  return name === "location" ? worldwideFirst(choices) : choices;
}

function dateChoices({ date_posted }: JobFilters, facets: JobFacets): FilterChoice[] {
  return facets.date_posted.map(({ value, count }) => ({
    // "Any time" means no filter, so it sends nothing.
    value: value === "any" ? "" : value,
    label: labelFrom(DATE_POSTED_LABELS)(value),
    count,
    chosen: value === date_posted,
  }));
}

/** How many jobs do not state pay, with all other filters applied. */
export function countUnstatedPay(facets: Pick<JobFacets, "salary">): number {
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

// Every region's count includes worldwide jobs, so sorting by count would put "Worldwide" last.
function worldwideFirst(choices: readonly FilterChoice[]): FilterChoice[] {
  const isWorldwide = ({ value }: FilterChoice) => value === "worldwide";
  return [...choices.filter(isWorldwide), ...choices.filter((choice) => !isWorldwide(choice))];
}
