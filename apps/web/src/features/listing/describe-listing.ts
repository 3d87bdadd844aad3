import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { listActiveFilters } from "../filters/active-filters.ts";
import { canonicalPath, titleListing, titleListingPage } from "../filters/title-listing.ts";
import { describeListPage } from "./describe-list-page.ts";

/**
 * A listing's metadata: title, description, canonical URL, feeds, image and robots. Listings that are `isEmpty`, such
 * as a tag without jobs, are not indexed. If a country `hasPage`, that is canonical instead.
 */
export function describeListing(
  filters: JobFilters,
  page: number,
  { isEmpty, hasPage = false }: { readonly isEmpty: boolean; readonly hasPage?: boolean },
): Metadata {
  const title = titleListing(filters);
  const canonical = canonicalPath(filters, page, hasPage);
  const isPage = canonical.startsWith("/in/");
  // No counts, which would soon be out of date in search results.
  const description = `${title}, listed as plainly as classified ads: who may apply, what it pays, when it was posted, and where it is from.`;
  return {
    // Absolute, because a layout's title template does not apply to its own page.
    title: { absolute: titleListingPage(filters, page) },
    ...describeListPage({ title, description, canonical, filters }),
    ...(!isPage && !isKept(filters, isEmpty) && { robots: { index: false, follow: true } }),
  };
}

/** Whether search engines should index it: searches, orders and combined filters give endless near-duplicates. */
function isKept(filters: JobFilters, isEmpty: boolean): boolean {
  const isExcluding = Object.values(filters.exclude).some((values) => values.length > 0);
  const isPlain =
    filters.search === "" &&
    filters.from.country === undefined &&
    filters.sort === "relevance" &&
    !isExcluding;
  // The unfiltered board is indexed even without jobs.
  return isPlain && listActiveFilters(filters).length <= (isEmpty ? 0 : 1);
}
