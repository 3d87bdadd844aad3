import type { JobFilters } from "@farwork/domain";

import { listingPath } from "../filters/listing-path.ts";
import { ListingLink } from "../paging/listing-link.tsx";
import { listOrders } from "./listing-orders.ts";

/** The order the list is in, and links to the others. */
export function OrderLinks({ filters, landing }: { filters: JobFilters; landing: URLSearchParams }) {
  return (
    <nav aria-label="Order">
      <ul className="-ml-1.5 flex flex-wrap items-center gap-x-2">
        {listOrders(filters).map((order) => (
          // On a phone the caption may need a line for itself: the first one.
          <li key={order.order} className={order.chosen ? "max-tablet:order-first" : undefined}>
            <ListingLink
              href={listingPath(order.filters, 1, landing)}
              aria-current={order.chosen ? "true" : undefined}
              className="flex min-h-11 items-center px-1.5 underline decoration-field underline-offset-4 hover:bg-mark hover:text-on-mark aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline desk:min-h-8"
            >
              {order.label}
            </ListingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
