"use client";

import { type MouseEvent, type ReactNode, useState } from "react";

import { OPEN_GROUP_PARAM } from "./change-listing.ts";
import { type FilterLine, FilterOption } from "./filter-option.tsx";

/** One filter: its first choices, and the others behind "more". */
export function FilterGroup({
  legend,
  name,
  kind = "checkbox",
  choices,
  shown = choices.length,
  isOpen = false,
  children,
}: {
  legend: string;
  name: string;
  kind?: "checkbox" | "radio";
  choices: readonly FilterLine[];
  shown?: number;
  /** Whether the address expands it. */
  isOpen?: boolean;
  children?: ReactNode;
}) {
  const first = choices.slice(0, shown);
  const others = choices.slice(shown);
  // A heading without choices would be confusing.
  if (choices.length === 0 && children === undefined) return null;
  return (
    <fieldset className="filter-group pt-3 pb-5">
      <legend className="set-narrow float-left mb-1.5 w-full text-lead">{legend}</legend>
      <div className="clear-both">
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
 * The choices behind "more", rendered only when expanded or in use. Without scripts the button submits the form, which
 * expands them.
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
  // The user's last toggle; until then the address decides.
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
      {/* The form sends these values, visible or not. */}
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
