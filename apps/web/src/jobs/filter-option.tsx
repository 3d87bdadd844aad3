"use client";

import { memo } from "react";

export type FilterChoice = {
  value: string;
  label: string;
  chosen: boolean;
  /** Jobs this choice would show. Absent where it is no filter of jobs. */
  count?: number;
  /** Whether jobs of this value are left out. Absent where that cannot be asked for. */
  excluded?: boolean;
};

/** A choice with its count as its reader writes numbers. */
export type FilterLine = FilterChoice & { figure?: string };

/**
 * One line of a filter, as a directory prints it: box, label, dots, figure; and a word that turns it round. Of the
 * sixty of a listing only those are rendered anew that another one changes.
 */
export const FilterOption = memo(function FilterOption({
  kind,
  name,
  value,
  label,
  chosen,
  count,
  figure,
  excluded,
}: FilterLine & { kind: "checkbox" | "radio"; name: string }) {
  return (
    <div className="filter-line">
      <label className="group flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-small desk:min-h-8">
        <input
          type={kind}
          name={name}
          value={value}
          defaultChecked={chosen}
          aria-label={figure === undefined ? undefined : `${label} ${figure} ${count === 1 ? "job" : "jobs"}`}
          className={`filter-box peer ${kind === "radio" ? "rounded-full" : "rounded-field"}`}
        />
        {/* The line that stands for "no choice" sends nothing, and is never marked. */}
        <span
          className={`min-w-0 leading-snug ${excluded ? "text-soft line-through" : "group-hover:underline"} ${value === "" ? "" : "peer-checked:marked peer-checked:no-underline"}`}
        >
          {label}
        </span>
        {figure !== undefined && <span className="filter-figure">{figure}</span>}
      </label>
      {excluded !== undefined && (
        <input
          type="checkbox"
          name={name}
          value={`-${value}`}
          defaultChecked={excluded}
          aria-label={`Not ${label}`}
          className="filter-not"
        />
      )}
    </div>
  );
});
