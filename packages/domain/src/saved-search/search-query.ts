import { filtersFromQuery, filtersToQuery } from "../filter/filter-query.ts";
import type { JobFilters } from "../filter/job-filters.ts";

/**
 * A listing's query string as a saved search keeps it: its filters alone, without page and order, in the one spelling
 * that equal filters share. Never throws: what is no filter is dropped.
 *
 * @example
 * toSearchQuery("?sort=newest&page=2&type=internship,contract&utm_source=x"); // => "type=contract%2Cinternship"
 */
export function toSearchQuery(query: string): string {
  return filtersToQuery(readSearchFilters(query)).toString();
}

/**
 * The filters of such a query, in the listing's usual order.
 *
 * @example readSearchFilters("q=react&type=contract").job_type; // => ["contract"]
 */
export function readSearchFilters(query: string): JobFilters {
  return { ...filtersFromQuery(new URLSearchParams(query)), sort: "relevance" };
}
