import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { slugPath } from "../companies/company-path.ts";
import { listActiveFilters } from "./active-filters.ts";
import { describeListPage } from "./describe-list-page.ts";
import { listingPath } from "./listing-path.ts";

const NO_LANDING = new URLSearchParams();

/** What a listing is of, in words: "Remote jobs: Contract". */
export function titleListing(filters: JobFilters): string {
  const labels = listActiveFilters(filters)
    .map(({ label }) => label)
    .join(", ");
  return labels === "" ? "Remote jobs" : `Remote jobs: ${labels}`;
}

/** The one address of a listing, whatever its order: of one company's jobs it is the company's page. */
export function canonicalPath(filters: JobFilters, page = 1): string {
  const [slug] = filters.companies;
  const isCompany = slug !== undefined && listActiveFilters(filters).length === 1;
  return isCompany ? slugPath(slug, page) : listingPath({ ...filters, sort: "relevance" }, page, NO_LANDING);
}

/**
 * A listing's title, description, canonical address, feeds, picture and whether search engines should keep it; nothing
 * is to be kept of one that `isEmpty`, as of a tag that no job has.
 */
export function describeListing(
  filters: JobFilters,
  page: number,
  { isEmpty }: { readonly isEmpty: boolean },
): Metadata {
  const title = titleListing(filters);
  const canonical = canonicalPath(filters, page);
  // No counts: what search engines keep would soon be wrong.
  const description = `${title}, set as plainly as small ads: who may apply, what it pays, when it was posted, and where it is from.`;
  return {
    // Absolute: a layout's title template does not reach the page beside it.
    title: { absolute: `${page > 1 ? `${title}, page ${page}` : title} · Farwork` },
    ...describeListPage({ title, description, canonical, filters }),
    ...(!isKept(filters, isEmpty) && { robots: { index: false, follow: true } }),
  };
}

/** Whether search engines keep it: searches, orders and piled-up filters make endless near-copies of a few lists. */
function isKept(filters: JobFilters, isEmpty: boolean): boolean {
  const isExcluding = Object.values(filters.exclude).some((values) => values.length > 0);
  const isPlain = filters.search === "" && filters.sort === "relevance" && !isExcluding;
  // A board without jobs is still the board.
  return isPlain && listActiveFilters(filters).length <= (isEmpty ? 0 : 1);
}
