import type { SalaryFilter } from "@farwork/domain";

import { useFormats } from "#formats";

import { FilterOption } from "./filter-option.tsx";
import { describeRates } from "./pay-filter.ts";

/** Whether to include jobs without pay, and the exchange rates that pay is compared at. */
export function PayOptions({ salary, unstated, now }: { salary: SalaryFilter; unstated: number; now: Date }) {
  const formats = useFormats();
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
      <p className="mt-1 text-note text-faint">{describeRates(formats, now)}</p>
    </>
  );
}
