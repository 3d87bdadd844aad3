import type { ActiveFilter } from "./active-filters.ts";
import { FILTER_SHEET } from "./change-listing.ts";

/**
 * Opens the filter sheet on narrow screens, and shows how many filters are set. A popover button, which works without
 * JavaScript.
 */
export function FilterButton({ active }: { active: readonly ActiveFilter[] }) {
  const set = active.filter(({ filter }) => filter !== "search").length;
  return (
    <button type="button" popoverTarget={FILTER_SHEET} className="quiet-action desk:hidden">
      <svg viewBox="0 0 20 20" className="size-4" aria-hidden="true">
        <path d="M1 5h18M4 10h12M7.5 15h5" stroke="currentColor" strokeWidth="2" />
      </svg>
      Filters{set > 0 && ` (${set})`}
    </button>
  );
}
