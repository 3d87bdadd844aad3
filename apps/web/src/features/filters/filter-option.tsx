"use client";

import { memo } from "react";

export type FilterChoice = {
  value: string;
  label: string;
  chosen: boolean;
  /** How many jobs this choice would show. Absent where that does not apply. */
  count?: number;
  /** Whether this value is excluded. Absent where it cannot be. */
  excluded?: boolean;
};

/** A choice with its count formatted for the reader. */
export type FilterLine = FilterChoice & { figure?: string };

/**
 * One line of a filter: checkbox, label, dotted leader, count and an exclude toggle. Memoized, because a listing has
 * about sixty and few change at once.
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
