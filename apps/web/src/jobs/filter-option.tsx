import { formatCount } from "./format-count.ts";

export type FilterChoice = {
  value: string;
  label: string;
  chosen: boolean;
  /** Jobs this choice would show. Absent where it is no filter of jobs. */
  count?: number;
};

/** One line of a filter, as a directory prints it: box, label, dots, figure. */
export function FilterOption({
  kind,
  name,
  choice,
}: {
  kind: "checkbox" | "radio";
  name: string;
  choice: FilterChoice;
}) {
  const { value, label, chosen, count } = choice;
  return (
    <label className="group flex min-h-11 items-center gap-2.5 text-small desk:min-h-8">
      <input
        type={kind}
        name={name}
        value={value}
        defaultChecked={chosen}
        className={`filter-box ${kind === "radio" ? "rounded-full" : "rounded-field"}`}
      />
      {/* The line that stands for "no choice" sends nothing, and is never marked. */}
      <span
        className={`min-w-0 leading-snug group-hover:underline ${value === "" ? "" : "group-has-checked:marked group-has-checked:no-underline"}`}
      >
        {label}
      </span>
      {count !== undefined && (
        <>
          <span className="leader" aria-hidden="true" />
          <span className="text-note text-soft tabular-nums">
            {formatCount(count)}
            <span className="sr-only"> {count === 1 ? "job" : "jobs"}</span>
          </span>
        </>
      )}
    </label>
  );
}
