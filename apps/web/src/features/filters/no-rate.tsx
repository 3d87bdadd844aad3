import type { JobFilters } from "@farwork/domain";
import { DEFAULT_CURRENCY } from "@farwork/domain/filter";

import { ListingLink } from "../paging/page-navigation.tsx";
import { dropFilter } from "./active-filters.ts";
import { changeFilters } from "./change-listing.ts";
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
      We have no exchange rate for {currency}, so other pay can’t be compared with it.{" "}
      {/* In other terms the whole page is said anew. */}
      <a href={pathInDollars(filters, landing)} className="text-link whitespace-nowrap">
        Ask in {DEFAULT_CURRENCY} instead
      </a>
      {filters.salary.min === undefined ? (
        "."
      ) : (
        <>
          , or{" "}
          <ListingLink
            to={changeFilters((asked) => dropFilter(asked, "salary"))}
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

/** The same address in dollars, without an amount that was meant in another currency. */
function pathInDollars(filters: JobFilters, landing: URLSearchParams): string {
  const path = listingPath(dropFilter(filters, "salary"), 1, landing);
  return `${path}${path.includes("?") ? "&" : "?"}currency=${DEFAULT_CURRENCY}`;
}
