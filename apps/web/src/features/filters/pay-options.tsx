import type { SalaryFilter } from "@farwork/domain";

import { useFormats } from "#formats";

import { FilterOption } from "./filter-option.tsx";
import { PAY_CURRENCIES } from "./pay-filter.ts";

/** Which currency the pay is in, and whether jobs that state none stay in. */
export function PayOptions({ salary, unstated }: { salary: SalaryFilter; unstated: number }) {
  const formats = useFormats();
  const { currency = "", includeUnstated } = salary;
  const offered = new Set<string>([...PAY_CURRENCIES, ...(currency === "" ? [] : [currency])]);
  return (
    <>
      <label className="mt-2 flex min-h-11 items-center gap-3 text-small">
        <span className="text-soft">Paid in</span>
        <select
          name="currency"
          defaultValue={currency}
          data-chosen={currency}
          className="min-h-11 flex-1 rounded-field border border-field bg-sheet px-2 desk:min-h-9"
        >
          <option value="">any currency</option>
          {[...offered].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </label>
      <FilterOption
        kind="checkbox"
        name="unstated"
        value="1"
        label="Include jobs without pay"
        chosen={includeUnstated}
        count={unstated}
        figure={formats.count(unstated)}
      />
    </>
  );
}
