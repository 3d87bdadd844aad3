import type { JobFilters } from "@farwork/domain";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { listActiveFilters } from "../filters/active-filters.ts";
import { FilterButton } from "../filters/filter-button.tsx";
import { FilterChips } from "../filters/filter-chips.tsx";
import { toSearchWish } from "../saved-searches/name-search.ts";
import { SaveSearchButton } from "../saved-searches/save-search-button.tsx";
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
