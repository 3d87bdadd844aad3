import type { JobFilters } from "@farwork/domain";
import { acceptOffer } from "@farwork/domain/filter";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { listActiveFilters } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";
import { ListingLink } from "../paging/page-navigation.tsx";

/** Words of the search that could be filters: each a link that chooses the filter and takes the words away. */
export function FilterOffers({
  filters,
  offers = [],
  landing,
}: {
  filters: JobFilters;
  offers: ListedJobs["offers"];
  landing: URLSearchParams;
}) {
  const { count } = useFormats();
  const shown = offers.flatMap((offer) => {
    const accepted = acceptOffer(filters, offer);
    const keys = [offer.filter, ...offer.value.split(",").map((value) => `${offer.filter}-${value}`)];
    const chosen = accepted ? listActiveFilters(accepted).filter(({ key }) => keys.includes(key)) : [];
    const label = chosen.map((choice) => choice.label).join(", ");
    return accepted && label ? [{ ...offer, accepted, label }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav
      aria-label="Filters for your words"
      className="gives-way flex flex-wrap items-center gap-x-3 text-note"
    >
      <span className="text-soft">Filter by</span>
      {shown.map(({ filter, value, label, totalJobs, accepted }) => (
        <ListingLink
          key={`${filter} ${value}`}
          href={listingPath(accepted, 1, landing)}
          className="text-link inline-flex min-h-11 items-center text-ink"
        >
          {label} ({count(totalJobs)})
        </ListingLink>
      ))}
    </nav>
  );
}
