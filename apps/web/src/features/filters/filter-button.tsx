import type { ActiveFilter } from "./active-filters.ts";
import { FILTER_SHEET } from "./change-listing.ts";

/** Opens the filters where they are a sheet, and says how many are set. The browser opens it: no JavaScript needed. */
export function FilterButton({ active }: { active: readonly ActiveFilter[] }) {
  const set = active.filter(({ filter }) => filter !== "search").length;
  return (
    <button type="button" popoverTarget={FILTER_SHEET} className="quiet-action desk:hidden">
      <svg viewBox="0 0 20 20" className="size-4" aria-hidden="true" focusable="false">
        <path d="M1 5h18M4 10h12M7.5 15h5" stroke="currentColor" strokeWidth="2" />
      </svg>
      Filters{set > 0 && ` (${set})`}
    </button>
  );
}
