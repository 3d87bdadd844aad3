import { ListingLink } from "../paging/listing-link.tsx";
import { type ActiveFilter, dropEveryFilter } from "./active-filters.ts";
import { changeFilters, changeKnownFilters } from "./change-listing.ts";

/** The active filters, each with a link to remove it. Nothing without filters. */
export function FilterChips({ active }: { active: readonly ActiveFilter[] }) {
  if (active.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Active filters">
      {/* First, because the chips scroll out of view on phones. */}
      <li className="flex-none">
        <ListingLink
          to={changeKnownFilters(dropEveryFilter)}
          className="text-link flex min-h-11 items-center text-small desk:min-h-9"
        >
          Clear all
        </ListingLink>
      </li>
      {active.map(({ key, label, remove }) => (
        <li key={key} className="max-w-full max-desk:max-w-[70vw] max-desk:flex-none">
          <ListingLink
            to={changeFilters(remove)}
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
