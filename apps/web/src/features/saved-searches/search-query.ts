import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";
import type { PayTerms } from "@farwork/domain/pay";

import { keptFilters } from "../filters/active-filters.ts";

/** The query by which a listing is saved as a search: without its page and order. */
export function toSearchQuery(filters: JobFilters): string {
  return filtersToQuery(keptFilters(filters)).toString();
}

/**
 * A listing's filters as they are saved: without terms of pay that nobody `said` and no amount is in, which were only suggested
 * for this page.
 */
export function dropSuggestedTerms(filters: JobFilters, said: PayTerms | undefined): JobFilters {
  const { min, includeUnstated } = filters.salary;
  return said || min !== undefined ? filters : { ...filters, salary: { includeUnstated } };
}
