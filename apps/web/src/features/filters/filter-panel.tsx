import type { JobFacets, JobFilters, SalaryFilter } from "@farwork/domain";
import {
  filtersToQuery,
  isListName,
  LIST_FILTERS,
  LIST_NAMES,
  PANEL_NAMES,
  SINGLE_FILTERS,
} from "@farwork/domain/filter";
import { memo } from "react";

import { useFormats } from "#formats";

import { type ActiveFilter, NO_FILTERS } from "./active-filters.ts";
import { FILTER_SHEET } from "./change-listing.ts";
import { describeRates } from "./describe-rates.ts";
import { countUnstatedPay, listFilterChoices } from "./filter-choices.ts";
import { FilterGroup } from "./filter-group.tsx";
import { type FilterLine, FilterOption } from "./filter-option.tsx";
import { PayHistogram } from "./pay-histogram.tsx";

/**
 * The filters: a column on wide screens, a sheet on narrow ones. The sheet is a popover, so opening, closing and Escape
 * work without JavaScript.
 */
export const FilterPanel = memo(function FilterPanel({
  filters,
  facets,
  totalJobs,
  openGroup,
  now,
}: {
  filters: JobFilters;
  facets: JobFacets;
  totalJobs: number;
  /** The parameter of the filter the address expands. */
  openGroup: string | undefined;
  /** When the counts were loaded. */
  now: Date;
}) {
  const formats = useFormats();
  const list = (name: Exclude<FacetName, "salary">): FilterLine[] =>
    listFilterChoices(name, filters, facets).map((choice) =>
      choice.count === undefined ? choice : { ...choice, figure: formats.count(choice.count) },
    );
  return (
    <aside id={FILTER_SHEET} popover="auto" className="filter-sheet" aria-label="Filters">
      <div className="flex items-center justify-between desk:hidden">
        <h2 className="set-narrow text-head">Filters</h2>
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          className="quiet-action"
        >
          Close
        </button>
      </div>
      <CarriedChoices filters={filters} />
      <div className="max-desk:mt-3">
        {PANEL_NAMES.map((name) => {
          if (name === "salary") {
            return (
              <FilterGroup key={name} {...describeGroup(name)} choices={[]}>
                <PayHistogram bins={facets.salary_histogram} salary={filters.salary} />
                <PayOptions salary={filters.salary} facets={facets} now={now} />
              </FilterGroup>
            );
          }
          const group = { ...describeGroup(name), choices: list(name) };
          return <FilterGroup key={name} {...group} isOpen={group.name === openGroup} />;
        })}
      </div>
      <button type="submit" className="action without-script mt-2 w-full max-desk:hidden">
        Show jobs
      </button>
      <div className="sticky -bottom-4 -mx-4 mt-2 border-t border-rule bg-paper px-4 py-3 desk:hidden">
        <button type="submit" className="action w-full">
          {/* Without scripts the count does not follow the choices. */}
          <span className="without-script">Show jobs</span>
          <span className="needs-script">Show {formats.jobCount(totalJobs)}</span>
        </button>
      </div>
    </aside>
  );
});

/**
 * Opens the filter sheet on narrow screens, and shows how many filters are set. A popover button, which works without
 * JavaScript.
 */
export function FilterButton({ active }: { active: readonly ActiveFilter[] }) {
  const set = active.filter(({ filter }) => filter !== "search").length;
  return (
    <button type="button" popoverTarget={FILTER_SHEET} className="quiet-action desk:hidden">
      <svg viewBox="0 0 20 20" className="size-4" aria-hidden="true">
        <path d="M1 5h18M4 10h12M7.5 15h5" stroke="currentColor" strokeWidth="2" />
      </svg>
      Filters{set > 0 && ` (${set})`}
    </button>
  );
}

type FacetName = (typeof PANEL_NAMES)[number];

function describeGroup(name: FacetName) {
  if (isListName(name)) {
    const { panel, param } = LIST_FILTERS[name];
    return { legend: "", ...panel, name: param } as const;
  }
  const { legend = "", param = "" } = SINGLE_FILTERS[name].panel ?? {};
  return { legend, name: param, kind: "radio" } as const;
}

/** Replaces the panel when the list failed and there are no counts: keeps its choices for the next request. */
export function CarriedFilters({ filters }: { filters: JobFilters }) {
  const { search, from, hours, salary } = NO_FILTERS;
  const { includeUnstated } = filters.salary;
  // The other filters are in the questions above the list.
  const chosen = { ...filters, search, from, hours, salary: { ...salary, includeUnstated } };
  return [...filtersToQuery(chosen)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}

/** Filters without controls in the panel, kept when the form is submitted. */
function CarriedChoices({ filters }: { filters: JobFilters }) {
  const { exclude, sort } = filters;
  const carried = LIST_NAMES.filter((name) => LIST_FILTERS[name].panel === undefined).map((name) => ({
    param: LIST_FILTERS[name].param,
    value: [...exclude[name].map((value) => `-${value}`), ...filters[name]].join(","),
  }));
  return (
    <>
      {carried.map(
        ({ param, value }) =>
          value !== "" && <input key={param} type="hidden" name={param} value={value} readOnly />,
      )}
      {sort !== "relevance" && <input type="hidden" name="sort" value={sort} readOnly />}
    </>
  );
}

/** Whether to include jobs without pay, and what the chart above rests on: assumptions and exchange rates. */
export function PayOptions({
  salary,
  facets,
  now,
}: {
  salary: SalaryFilter;
  facets: Pick<JobFacets, "salary" | "salary_assumed">;
  now: Date;
}) {
  const formats = useFormats();
  const unstated = countUnstatedPay(facets);
  const assumed = facets.salary_assumed;
  return (
    <>
      <FilterOption
        kind="checkbox"
        name="unstated"
        value="1"
        label="Include jobs without pay"
        chosen={salary.includeUnstated}
        count={unstated}
        figure={formats.count(unstated)}
      />
      <p className="mt-1 text-note text-faint">
        {assumed > 0 && `The chart assumes the period or currency of ${formats.count(assumed)} of its jobs. `}
        {describeRates(formats, now)}
      </p>
    </>
  );
}
