"use client";

import type { ReactNode } from "react";

import { type FilterLine, FilterOption } from "./filter-option.tsx";

/** One filter: its first few choices, and the others behind "more", open when one of them is chosen or excluded. */
export function FilterGroup({
  legend,
  name,
  kind = "checkbox",
  choices,
  shown = choices.length,
  picture,
  children,
}: {
  legend: string;
  name: string;
  kind?: "checkbox" | "radio";
  choices: readonly FilterLine[];
  shown?: number;
  /** What stands between the heading and the choices. */
  picture?: ReactNode;
  children?: ReactNode;
}) {
  const first = choices.slice(0, shown);
  const others = choices.slice(shown);
  // Where nothing is left to choose, a heading over nothing would only puzzle.
  if (choices.length === 0 && children === undefined) return null;
  return (
    <fieldset className="filter-group pt-3 pb-5">
      <legend className="set-narrow float-left mb-1.5 w-full text-lead">{legend}</legend>
      <div className="clear-both">
        {picture}
        {first.map((choice) => (
          <FilterOption key={choice.value} kind={kind} name={name} {...choice} />
        ))}
        {others.length > 0 && (
          <details
            open={others.some(({ chosen, excluded }) => chosen || excluded === true)}
            className="group/more"
          >
            <summary className="text-link flex min-h-11 w-fit items-center text-small desk:min-h-8">
              <span className="group-open/more:hidden">{others.length} more</span>
              <span className="hidden group-open/more:inline">Fewer</span>
            </summary>
            {others.map((choice) => (
              <FilterOption key={choice.value} kind={kind} name={name} {...choice} />
            ))}
          </details>
        )}
        {children}
      </div>
    </fieldset>
  );
}
