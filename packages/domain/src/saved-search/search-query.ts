import { filtersFromQuery, filtersToQuery } from "../filter/filter-query.ts";
import type { JobFilters } from "../filter/job-filters.ts";
import { finishLastWord } from "../text/last-word.ts";

/**
 * Normalises a listing's query string for a saved search: only its filters, without page and order, with whole words
 * and in canonical form. Never throws: anything else is dropped.
 *
 * @example
 * toSearchQuery("?q=reac*&page=2&type=internship,contract&utm_source=x"); // => "q=reac&type=contract%2Cinternship"
 */
export function toSearchQuery(query: string): string {
  return filtersToQuery(readSearchFilters(query)).toString();
}

/**
 * Reads the filters of a saved search's query, in default order. Its last word is complete, not a prefix.
 *
 * @example readSearchFilters("q=react&type=contract").job_type; // => ["contract"]
 */
export function readSearchFilters(query: string): JobFilters {
  const filters = filtersFromQuery(new URLSearchParams(query));
  return { ...filters, search: finishLastWord(filters.search), sort: "relevance" };
}
