import type { FacetCount, JobFacets, JobFilters } from "@farwork/domain";
import {
  CHOICE_FILTERS,
  type ChoiceFilterName,
  type CountedListName,
  isListName,
  LIST_FILTERS,
} from "@farwork/domain/filter";

import type { FilterChoice } from "./filter-option.tsx";

/** A filter's choices with counts, from the listing's facets. Lists keep the facets' order, most jobs first. */
export function listFilterChoices(
  name: CountedListName | ChoiceFilterName,
  filters: JobFilters,
  facets: JobFacets,
): FilterChoice[] {
  if (!isListName(name)) return singleChoices(name, filters, facets);
  const asked = { chosen: filters[name], excluded: filters.exclude[name] };
  const choices = choicesOf(facets[name], asked, LIST_FILTERS[name].label);
  return name === "location" ? worldwideFirst(choices) : choices;
}

function singleChoices(name: ChoiceFilterName, filters: JobFilters, facets: JobFacets): FilterChoice[] {
  const {
    label,
    values: [none],
  } = CHOICE_FILTERS[name];
  return facets[name].map(({ value, count }) => ({
    // The value that filters nothing is not sent.
    value: value === none ? "" : value,
    label: label(value),
    count,
    chosen: value === filters[name],
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
