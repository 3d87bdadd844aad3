import type { JobFilters } from "@farwork/domain";

import { listActiveFilters } from "./active-filters.ts";
import { listingPath, slugPath } from "./listing-path.ts";

const NO_LANDING = new URLSearchParams();

/** What a listing is of, in words: "Remote jobs: Contract". */
export function titleListing(filters: JobFilters): string {
  const labels = listActiveFilters(filters)
    .map(({ label }) => label)
    .join(", ");
  return labels === "" ? "Remote jobs" : `Remote jobs: ${labels}`;
}

/** The same as a document's title. */
export function titleListingPage(filters: JobFilters, page: number): string {
  const title = titleListing(filters);
  return `${page > 1 ? `${title}, page ${page}` : title} · Farwork`;
}

/** The one address of a listing, whatever its order: of one company's jobs it is the company's page. */
export function canonicalPath(filters: JobFilters, page = 1): string {
  const [slug] = filters.companies;
  const isCompany = slug !== undefined && listActiveFilters(filters).length === 1;
  return isCompany ? slugPath(slug, page) : listingPath({ ...filters, sort: "relevance" }, page, NO_LANDING);
}
