import type { JobFilters } from "@farwork/domain";

import { toSearchWish } from "../saved-searches/name-search.ts";
import { SaveSearchButton } from "../saved-searches/save-search-button.tsx";
import { listActiveFilters } from "./active-filters.ts";
import { FilterButton } from "./filter-button.tsx";
import { FilterChips } from "./filter-chips.tsx";
import type { ListedJobs } from "./jobs-atoms.ts";
import { nameCompanies } from "./name-companies.ts";

/** What the listing is narrowed to, with the ways to change it and to keep it. */
export function FilterRow({
  filters,
  listing,
  landing,
}: {
  filters: JobFilters;
  /** Undefined where it could not be had. */
  listing: ListedJobs | undefined;
  landing: URLSearchParams;
}) {
  const companies = nameCompanies(listing?.jobs ?? []);
  const active = listActiveFilters(filters, companies);
  // As high without a filter as with some, so that the list stays where it is.
  return (
    <div className="filter-row">
      {listing && <FilterButton active={active} />}
      {listing && <SaveSearchButton wish={toSearchWish(filters, companies)} />}
      <FilterChips filters={filters} active={active} landing={landing} />
    </div>
  );
}
