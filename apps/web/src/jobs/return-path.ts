import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter/filter-query";

import { listingPath } from "./listing-path.ts";

/**
 * Where "back to the jobs" leads: the listing this visitor came from, when the browser says so, else every job.
 * The browser's word is read as a listing address, never followed as it stands.
 */
export function readReturnPath(headers: Pick<Headers, "get">, landing: URLSearchParams): string {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const cameFromListing = referrer?.host === headers.get("host") && referrer?.pathname === "/";
  const query = cameFromListing ? referrer.searchParams : new URLSearchParams();
  return listingPath(filtersFromQuery(query), pageFromQuery(query), landing);
}
