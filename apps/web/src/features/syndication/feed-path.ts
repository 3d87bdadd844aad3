import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import { keptFilters } from "../filters/active-filters.ts";

/** RSS 2.0 as `xml`, JSON Feed 1 as `json`. */
export type FeedFormat = "xml" | "json";

/**
 * The feed of jobs matching these filters: the listing's query without its order, because feeds are newest first.
 *
 * @example feedPath(filters, "xml"); // "/feed.xml?category=data"
 */
export function feedPath(filters: JobFilters, format: FeedFormat): string {
  const query = filtersToQuery(keptFilters(filters)).toString();
  return query === "" ? `/feed.${format}` : `/feed.${format}?${query}`;
}
