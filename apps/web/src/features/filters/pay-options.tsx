import type { SalaryFilter } from "@farwork/domain";
import { BUNDLED_RATES } from "@farwork/domain/rates";

import { useFormats } from "#formats";

import { FilterOption } from "./filter-option.tsx";
import { PAY_CURRENCIES } from "./pay-filter.ts";

const RATES_OF = new Date(BUNDLED_RATES.date);

/** Which currency pay is compared in, at which rates, and whether jobs that state none stay in. */
export function PayOptions({ salary, unstated }: { salary: SalaryFilter; unstated: number }) {
  const formats = useFormats();
  const { currency = "", includeUnstated } = salary;
  const offered = new Set<string>([...PAY_CURRENCIES, ...(currency === "" ? [] : [currency])]);
  return (
    <>
      <label className="mt-2 flex min-h-11 items-center gap-3 text-small">
        <span className="text-soft">Compare in</span>
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
      {currency !== "" && (
        <p className="mt-1 text-note text-faint">
          Converted at the European Central Bank’s rates of {formats.day(RATES_OF)}. Pay in a currency without
          one is left out.
        </p>
      )}
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
