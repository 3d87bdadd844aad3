import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery, filtersToQuery, pageFromQuery } from "@farwork/domain/filter";

import { PREVIEW_PARAM } from "../../platform/requests/preview-path.ts";
import { listingPath } from "../filters/listing-path.ts";
import { showsHidden } from "../hidden-jobs/hidden-entries.ts";

/** All that the address of a listing says. */
export type ListingAddress = {
  readonly filters: JobFilters;
  /** From 1. */
  readonly page: number;
  /** The job whose posting is open beside the list. */
  readonly jobId: string | undefined;
  readonly showsHidden: boolean;
  /** The list's own address, without the open job. */
  readonly path: string;
  /** What the list is asked for by: filters, order and page, canonical. */
  readonly query: string;
  /** Every parameter; links carry the marketing ones among them on. */
  readonly landing: URLSearchParams;
};

/**
 * Reads the query of a listing's address; what no listing has is dropped.
 *
 * @example readListingAddress("type=contract&page=2&utm_source=x").query; // "type=contract&page=2"
 */
export function readListingAddress(search: string): ListingAddress {
  const landing = new URLSearchParams(search);
  const filters = filtersFromQuery(landing);
  const page = pageFromQuery(landing);
  return {
    filters,
    page,
    jobId: landing.get(PREVIEW_PARAM) || undefined,
    showsHidden: showsHidden(landing),
    path: listingPath(filters, page, landing),
    query: filtersToQuery(filters, page).toString(),
    landing,
  };
}
