import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery, filtersToQuery, pageFromQuery } from "@farwork/domain/filter";

import { PREVIEW_PARAM } from "../../platform/requests/preview-path.ts";
import { listingPath, showsHidden } from "../filters/listing-path.ts";

/** The parsed address of a listing. */
export type ListingAddress = {
  readonly filters: JobFilters;
  /** From 1. */
  readonly page: number;
  /** The job open beside the list. */
  readonly jobId: string | undefined;
  readonly showsHidden: boolean;
  /** The list's own address, without the open job. */
  readonly path: string;
  /** The canonical query of filters, order and page. */
  readonly query: string;
  /** All parameters. Links keep the marketing ones. */
  readonly landing: URLSearchParams;
};

/**
 * Parses a listing's query. Unknown parameters are dropped.
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
