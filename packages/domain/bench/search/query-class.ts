import { filtersToQuery } from "../../src/filter/filter-query.ts";
import type { JobQuery } from "../../src/testing/find-jobs-plainly.ts";

/** The classes of queries, in report order. */
export const QUERY_CLASSES = [
  "newest",
  "facets",
  "word",
  "typing",
  "deep",
  "exact",
  "excluded",
  "pay",
] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

export const CLASS_TITLES: Readonly<Record<QueryClass, string>> = {
  newest: "Newest page",
  facets: "Filters, every facet counted",
  word: "One word with filters",
  typing: "Words as typed, filters, counts, ranking",
  deep: "Page 200 (120 of 2,000 jobs)",
  exact: "Phrases and exclusions with filters",
  excluded: "Filters and excluded values, every facet counted",
  pay: "Highest pay first, with filters",
};

/** A query for all contenders. Without `facets`, only the total is counted. */
export type BenchQuery = JobQuery & { readonly kind: QueryClass; readonly facets: boolean };

/** The name of a query in reports: its filters and page, as in an address. */
export function nameQuery({ filters, page }: BenchQuery): string {
  const query = decodeURIComponent(filtersToQuery(filters, page).toString());
  return query === "" ? "no filter" : `\`${query}\``;
}
