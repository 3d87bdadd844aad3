import { filtersFromQuery, filtersToQuery } from "../filter/filter-query.ts";
import type { JobFilters } from "../filter/job-filters.ts";
import { finishLastWord } from "../text/begun-word.ts";

/**
 * A listing's query string as a saved search keeps it: its filters alone, without page and order, its words whole, in the
 * one spelling that equal filters share. Never throws: what is no filter is dropped.
 *
 * @example
 * toSearchQuery("?q=reac*&page=2&type=internship,contract&utm_source=x"); // => "q=reac&type=contract%2Cinternship"
 */
export function toSearchQuery(query: string): string {
  return filtersToQuery(readSearchFilters(query)).toString();
}

/**
 * The filters of such a query, in the listing's usual order: nobody is typing the last word of a saved search.
 *
 * @example readSearchFilters("q=react&type=contract").job_type; // => ["contract"]
 */
export function readSearchFilters(query: string): JobFilters {
  const filters = filtersFromQuery(new URLSearchParams(query));
  return { ...filters, search: finishLastWord(filters.search), sort: "relevance" };
}
