import type { JobFacets, JobFilters } from "@farwork/domain";
import { memo } from "react";

import { useFormats } from "#formats";

import { CarriedChoices } from "./carried-choices.tsx";
import { countUnstatedPay, listFilterChoices } from "./filter-choices.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { FilterChoice, FilterLine } from "./filter-option.tsx";
import { FILTER_SHEET } from "./filter-sheet.ts";
import { PayHistogram } from "./pay-histogram.tsx";
import { PayOptions } from "./pay-options.tsx";

/**
 * The filters: a column beside the listing on a wide window, a sheet over it on a narrow one. The sheet is a
 * popover, which the browser opens, closes and gives Escape to by itself: it needs no JavaScript.
 */
export const FilterPanel = memo(function FilterPanel({
  filters,
  facets,
  totalJobs,
}: {
  filters: JobFilters;
  facets: JobFacets;
  totalJobs: number;
}) {
  const formats = useFormats();
  const choices = listFilterChoices(filters, facets, totalJobs);
  const write = (each: readonly FilterChoice[]): FilterLine[] =>
    each.map((choice) =>
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
        <FilterGroup legend="Open to people in" name="location" choices={write(choices.location)} shown={8} />
        <FilterGroup legend="Category" name="category" choices={write(choices.categories)} shown={8} />
        <FilterGroup
          legend="Pay in a year"
          name="salary_min"
          kind="radio"
          choices={write(choices.salary)}
          picture={<PayHistogram bins={facets.salary_histogram} salary={filters.salary} />}
        >
          <PayOptions salary={filters.salary} unstated={countUnstatedPay(facets)} />
        </FilterGroup>
        <FilterGroup legend="Job type" name="type" choices={write(choices.job_type)} />
        <FilterGroup legend="Date posted" name="posted" kind="radio" choices={write(choices.date_posted)} />
        <FilterGroup legend="Tags" name="tag" choices={write(choices.tags)} shown={10} />
      </div>
      <button type="submit" className="action without-script mt-2 w-full max-desk:hidden">
        Show jobs
      </button>
      <div className="sticky -bottom-4 -mx-4 mt-2 border-t border-rule bg-paper px-4 py-3 desk:hidden">
        <button type="submit" className="action w-full">
          {/* Without scripts the count stays behind the choices made since. */}
          <span className="without-script">Show jobs</span>
          <span className="needs-script">Show {formats.jobCount(totalJobs)}</span>
        </button>
      </div>
    </aside>
  );
});
