import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import { dropIdleHours } from "../filters/active-filters.ts";

/** The query by which a listing is saved as a search: without its page and order. */
export function toSearchQuery(filters: JobFilters): string {
  return filtersToQuery({ ...dropIdleHours(filters), sort: "relevance" }).toString();
}
