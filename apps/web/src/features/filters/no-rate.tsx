import type { JobFilters } from "@farwork/domain";

import { ListingLink } from "../paging/page-navigation.tsx";
import { dropFilter } from "./active-filters.ts";
import { listingPath } from "./listing-path.ts";

/** Why a minimum in a currency finds next to nothing, and the way on. */
export function NoRate({
  filters,
  landing,
  currency,
}: {
  filters: JobFilters;
  landing: URLSearchParams;
  currency: string;
}) {
  return (
    <p className="basis-full text-note text-soft">
      We have no exchange rate for {currency}, so other pay can’t be compared with it. Ask in USD instead
      {filters.salary.min === undefined ? (
        "."
      ) : (
        <>
          , or{" "}
          <ListingLink
            href={listingPath(dropFilter(filters, "salary"), 1, landing)}
            className="text-link whitespace-nowrap"
          >
            drop the minimum
          </ListingLink>
          .
        </>
      )}
    </p>
  );
}
