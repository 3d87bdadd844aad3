import type { JobFilters } from "@farwork/domain";
import { acceptOffer } from "@farwork/domain/filter";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { listActiveFilters } from "../filters/active-filters.ts";
import { changeFilters } from "../filters/change-listing.ts";
import { ListingLink } from "../paging/listing-link.tsx";

/** Links that turn words of the search into one or more filters. */
export function FilterOffers({
  filters,
  offers = [],
}: {
  filters: JobFilters;
  offers: ListedJobs["offers"];
}) {
  const { count } = useFormats();
  const shown = offers.flatMap((offer) => {
    const accepted = acceptOffer(filters, offer);
    const chosen = accepted ? listActiveFilters(accepted) : [];
    const labels = [offer, ...(offer.also ?? [])].map(({ filter, value }) => {
      const keys = [filter, ...value.split(",").map((each) => `${filter}-${each}`)];
      return chosen.flatMap(({ key, label }) => (keys.includes(key) ? [label] : [])).join(", ");
    });
    return labels.every((label) => label) ? [{ offer, label: labels.join(" · ") }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav
      aria-label="Filters for your words"
      className="gives-way flex flex-wrap items-center gap-x-3 text-note"
    >
      <span className="text-soft">Filter by</span>
      {shown.map(({ offer, label }) => (
        <ListingLink
          key={`${offer.filter} ${offer.value} ${offer.search}`}
          to={changeFilters((asked) => acceptOffer(asked, offer) ?? asked)}
          className="text-link inline-flex min-h-11 items-center text-ink"
        >
          {label} ({count(offer.totalJobs)})
        </ListingLink>
      ))}
    </nav>
  );
}
