import type { JobFilters } from "@farwork/domain";

import { ListingLink } from "../paging/page-navigation.tsx";
import { type ActiveFilter, dropEveryFilter } from "./active-filters.ts";
import { listingPath } from "./listing-path.ts";

/** What the listing is narrowed to, each with a way out of it. Nothing when everything is shown. */
export function FilterChips({
  filters,
  active,
  landing,
}: {
  filters: JobFilters;
  /** What is chosen in `filters`. */
  active: readonly ActiveFilter[];
  landing: URLSearchParams;
}) {
  if (active.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Active filters">
      {/* First, for on a phone the chips run out of sight. */}
      <li className="flex-none">
        <ListingLink
          href={listingPath(dropEveryFilter(filters), 1, landing)}
          isWhole
          className="text-link flex min-h-11 items-center text-small desk:min-h-9"
        >
          Clear all
        </ListingLink>
      </li>
      {active.map(({ key, label, without }) => (
        <li key={key} className="max-w-full max-desk:max-w-[70vw] max-desk:flex-none">
          <ListingLink
            href={listingPath(without, 1, landing)}
            aria-label={`Remove filter: ${label}`}
            className="group flex min-h-11 max-w-full items-center text-small desk:min-h-9"
          >
            <span className="marked flex min-w-0 items-center gap-2 py-0.5">
              <span className="truncate group-hover:line-through">{label}</span>
              <span aria-hidden="true" className="font-bold">
                ×
              </span>
            </span>
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}
