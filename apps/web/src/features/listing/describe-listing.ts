import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { listActiveFilters } from "../filters/active-filters.ts";
import { canonicalPath, titleListing, titleListingPage } from "../filters/title-listing.ts";
import { describeListPage } from "./describe-list-page.ts";

/**
 * A listing's title, description, canonical address, feeds, picture and whether search engines should keep it; nothing
 * is to be kept of one that `isEmpty`, as of a tag that no job has. Where a country `hasPage`, that is kept instead.
 */
export function describeListing(
  filters: JobFilters,
  page: number,
  { isEmpty, hasPage = false }: { readonly isEmpty: boolean; readonly hasPage?: boolean },
): Metadata {
  const title = titleListing(filters);
  const canonical = canonicalPath(filters, page, hasPage);
  const isPage = canonical.startsWith("/in/");
  // No counts: what search engines keep would soon be wrong.
  const description = `${title}, listed as plainly as classified ads: who may apply, what it pays, when it was posted, and where it is from.`;
  return {
    // Absolute: a layout's title template does not reach the page beside it.
    title: { absolute: titleListingPage(filters, page) },
    ...describeListPage({ title, description, canonical, filters }),
    ...(!isPage && !isKept(filters, isEmpty) && { robots: { index: false, follow: true } }),
  };
}

/** Whether search engines keep it: searches, orders and piled-up filters make endless near-copies of a few lists. */
function isKept(filters: JobFilters, isEmpty: boolean): boolean {
  const isExcluding = Object.values(filters.exclude).some((values) => values.length > 0);
  const isPlain =
    filters.search === "" &&
    filters.from.country === undefined &&
    filters.sort === "relevance" &&
    !isExcluding;
  // A board without jobs is still the board.
  return isPlain && listActiveFilters(filters).length <= (isEmpty ? 0 : 1);
}
