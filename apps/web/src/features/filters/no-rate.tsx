import type { JobFilters } from "@farwork/domain";
import { DEFAULT_CURRENCY, dropFilter } from "@farwork/domain/filter";

import { ListingLink } from "../paging/listing-link.tsx";
import { changeFilters } from "./change-listing.ts";
import { listingPath } from "./listing-path.ts";

/** Explains why a minimum in this currency finds almost nothing, and offers dollars. */
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
      {/* A full page load, because other terms change pay everywhere on the page. */}
      <a href={pathInDollars(filters, landing)} className="text-link whitespace-nowrap">
        Use {DEFAULT_CURRENCY} instead
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
            remove the minimum
          </ListingLink>
          .
        </>
      )}
    </p>
  );
}

/** The same address in dollars, without the amount meant for another currency. */
function pathInDollars(filters: JobFilters, landing: URLSearchParams): string {
  const path = listingPath(dropFilter(filters, "salary"), 1, landing);
  return `${path}${path.includes("?") ? "&" : "?"}currency=${DEFAULT_CURRENCY}`;
}
