import { type FilterName, isListName } from "./filter-names.ts";
import type { JobFilters } from "./job-filters.ts";
import { clearSingle } from "./single-values.ts";

/**
 * The filters without one of them, including the values it excludes. Without the hours in common, the reader's own
 * hours remain.
 *
 * @example dropFilter(filters, "job_type").job_type; // => []
 */
export function dropFilter(filters: JobFilters, name: FilterName): JobFilters {
  return isListName(name)
    ? { ...filters, [name]: [], exclude: { ...filters.exclude, [name]: [] } }
    : { ...filters, [name]: clearSingle(name, filters) };
}
