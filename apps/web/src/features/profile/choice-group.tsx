import { FaultText } from "../../ui/form-field.tsx";
import { FilterOption } from "../filters/filter-option.tsx";
import type { Token } from "./token.ts";

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
