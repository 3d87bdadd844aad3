import type { JobFacets, SalaryFilter } from "@farwork/domain";

import { useFormats } from "#formats";

import { countUnstatedPay } from "./filter-choices.ts";
import { FilterOption } from "./filter-option.tsx";
import { describeRates } from "./pay-filter.ts";

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
