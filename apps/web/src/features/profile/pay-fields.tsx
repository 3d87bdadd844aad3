import { AccountField, FaultText } from "../../ui/form-field.tsx";
import { FilterOption } from "../filters/filter-option.tsx";
import { PAY_CURRENCIES } from "../filters/pay-filter.ts";
import type { ProfileDraft } from "./profile-draft.ts";
import type { Token } from "./token.ts";

/** The range of pay a person looks for, and its currency. */
export function PayFields({
  draft,
  faultOf,
}: {
  draft: ProfileDraft;
  faultOf: (field: keyof ProfileDraft) => string | undefined;
}) {
  const { salaryMin, salaryMax, salaryCurrency } = draft;
  const offered = new Set<string>([...PAY_CURRENCIES, ...(salaryCurrency === "" ? [] : [salaryCurrency])]);
  const fault = faultOf("salaryCurrency");
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">Pay in a year</legend>
      <div className="mt-2 grid items-start gap-4 tablet:grid-cols-[1fr_1fr_8rem]">
        <AccountField
          name="salaryMin"
          label="At least"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={salaryMin}
          fault={faultOf("salaryMin")}
        />
        <AccountField
          name="salaryMax"
          label="At most"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={salaryMax}
          fault={faultOf("salaryMax")}
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor="salaryCurrency" className="text-small font-semibold">
            Currency
          </label>
          <select
            id="salaryCurrency"
            name="salaryCurrency"
            defaultValue={salaryCurrency}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby="salaryCurrency-note"
            className={`min-h-12 rounded-field border bg-sheet px-2 ${fault === undefined ? "border-field" : "border-ink"}`}
          >
            <option value="">Choose</option>
            {[...offered].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </div>
      </div>
      <p id="salaryCurrency-note" className="mt-1.5 text-small text-soft">
        {fault === undefined ? (
          "Jobs that state less are not recommended. One end of the range is enough."
        ) : (
          <FaultText>{fault}</FaultText>
        )}
      </p>
    </fieldset>
  );
}

/** Choices of which any number may be made. */
export function ChoiceGroup({
  legend,
  name,
  choices,
  chosen,
  hint,
  fault,
}: {
  legend: string;
  name: string;
  choices: readonly Token[];
  chosen: readonly string[];
  hint?: string;
  fault: string | undefined;
}) {
  return (
    <fieldset aria-describedby={`${name}-note`} className="min-w-0">
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6">
        {choices.map(({ value, label }) => (
          <FilterOption
            key={value}
            kind="checkbox"
            name={name}
            value={value}
            label={label}
            chosen={chosen.includes(value)}
          />
        ))}
      </div>
      <p id={`${name}-note`} className="mt-1 text-small text-soft">
        {fault === undefined ? hint : <FaultText>{fault}</FaultText>}
      </p>
    </fieldset>
  );
}
