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
      <label className="filter-choice">
        <input
          type={kind}
          name={name}
          value={value}
          defaultChecked={chosen}
          aria-label={figure === undefined ? undefined : `${label} ${figure} ${count === 1 ? "job" : "jobs"}`}
          className="filter-box"
        />
        <span className={excluded ? "filter-name filter-name-excluded" : "filter-name"}>{label}</span>
        {figure !== undefined && <span className="filter-figure">{figure}</span>}
      </label>
      {excluded !== undefined && (
        <input
          type="checkbox"
          name={name}
          value={`-${value}`}
          defaultChecked={excluded}
          aria-label={`Exclude ${label}`}
          title="Exclude"
          className="filter-not"
        />
      )}
    </div>
  );
});
