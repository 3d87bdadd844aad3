import type { FilterRescue, JobFilters } from "@farwork/domain";

import { dropFilter, listActiveFilters } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";
import { ListingOffer } from "./listing-offer.tsx";

/** Which one filter to drop, all that is chosen in it, and what that brings; or that none alone is to blame. */
export function FilterRescues({
  filters,
  rescue,
  landing,
}: {
  filters: JobFilters;
  rescue: readonly FilterRescue[];
  landing: URLSearchParams;
}) {
  if (rescue.length === 0) {
    return <p>No single filter is to blame: leaving one out brings nothing.</p>;
  }
  const active = listActiveFilters(filters);
  return (
    <>
      <p>Leaving one out is enough:</p>
      <ul className="w-full border-t border-rule">
        {rescue.map(({ filter, totalJobs }) => (
          <li key={filter} className="border-b border-rule">
            <ListingOffer href={listingPath(dropFilter(filters, filter), 1, landing)} totalJobs={totalJobs}>
              Without {filter === "search" && "the search "}
              <b>
                {active
                  .filter((choice) => choice.filter === filter)
                  .map(({ label }) => label)
                  .join(", ")}
              </b>
            </ListingOffer>
          </li>
        ))}
      </ul>
    </>
  );
}
