import type { JobFilters } from "@farwork/domain";

import { listActiveFilters, NO_FILTERS } from "./active-filters.ts";
import { ListingLink } from "./listing-link.tsx";
import { listingPath } from "./listing-path.ts";

/** What the listing is narrowed to, each with a way out of it. Nothing when everything is shown. */
export function FilterChips({ filters, landing }: { filters: JobFilters; landing: URLSearchParams }) {
  const active = listActiveFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1" aria-label="Active filters">
      {active.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
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
      <li>
        <ListingLink
          href={listingPath(NO_FILTERS, 1, landing)}
          className="text-link flex min-h-11 items-center px-1 text-small desk:min-h-9"
        >
          Clear all
        </ListingLink>
      </li>
    </ul>
  );
}
