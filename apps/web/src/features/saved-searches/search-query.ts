import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";
import type { PayTerms } from "@farwork/domain/pay";

import { keptFilters } from "../filters/active-filters.ts";

/** The query a listing is saved under: without its page and order. */
export function toSearchQuery(filters: JobFilters): string {
  return filtersToQuery(keptFilters(filters)).toString();
}

/**
 * A listing's filters to save: without terms of pay that were only suggested, that is, neither `said` by the reader nor
 * used by an amount.
 */
export function dropSuggestedTerms(filters: JobFilters, said: PayTerms | undefined): JobFilters {
  const { min, includeUnstated } = filters.salary;
  return said || min !== undefined ? filters : { ...filters, salary: { includeUnstated } };
}
