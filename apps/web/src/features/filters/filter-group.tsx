"use client";

import { type MouseEvent, type ReactNode, useState } from "react";

import { OPEN_GROUP_PARAM } from "./change-listing.ts";
import { type FilterLine, FilterOption } from "./filter-option.tsx";

/** One filter: its first few choices, and the others behind "more". */
export function FilterGroup({
  legend,
  name,
  kind = "checkbox",
  choices,
  shown = choices.length,
  isOpen = false,
  picture,
  children,
}: {
  legend: string;
  name: string;
  kind?: "checkbox" | "radio";
  choices: readonly FilterLine[];
  shown?: number;
  /** Whether the address asks for the others as well. */
  isOpen?: boolean;
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
        {others.length > 0 && <OtherChoices kind={kind} name={name} choices={others} isAsked={isOpen} />}
        {children}
      </div>
    </fieldset>
  );
}

/**
 * The choices behind "more": a page has them only once they are asked for, or one of them is chosen or excluded. Without
 * scripts the button submits the form, whose page then has them.
 */
function OtherChoices({
  kind,
  name,
  choices,
  isAsked,
}: {
  kind: "checkbox" | "radio";
  name: string;
  choices: readonly FilterLine[];
  isAsked: boolean;
}) {
  const hasChosen = choices.some(({ chosen, excluded }) => chosen || excluded === true);
  // What a hand said last, and until then what the address says.
  const [opened, setOpened] = useState<boolean | undefined>(isAsked || undefined);
  const isOpen = opened ?? hasChosen;

  function toggle(event: MouseEvent) {
    event.preventDefault();
    setOpened(!isOpen);
  }

  return (
    <>
      <button
        type="submit"
        name={OPEN_GROUP_PARAM}
        value={isOpen ? "" : name}
        aria-expanded={isOpen}
        onClick={toggle}
        className="text-link flex min-h-11 w-fit items-center text-small desk:min-h-8"
      >
        {isOpen ? "Fewer" : `${choices.length} more`}
      </button>
      {/* The form sends what is chosen or was just ticked, in sight or not. */}
      {(isOpen || hasChosen || opened !== undefined) && (
        <div hidden={!isOpen}>
          {choices.map((choice) => (
            <FilterOption key={choice.value} kind={kind} name={name} {...choice} />
          ))}
        </div>
      )}
    </>
  );
}
