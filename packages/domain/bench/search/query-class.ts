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

/** The name of a query in reports: its search and active filters. */
export function nameQuery({ filters, page }: BenchQuery): string {
  const { search, from, hours, salary, date_posted, exclude, sort, ...lists } = filters;
  const listSet = (named: Readonly<Record<string, readonly string[]>>, word: string) =>
    Object.entries(named).flatMap(([name, values]) =>
      values.length === 0 ? [] : [`${name} ${values.join(word)}`],
    );
  const chosen = [...listSet(lists, " or "), ...listSet(exclude, " nor ").map((list) => `not ${list}`)];
  const order = sort === "relevance" ? [] : [`by ${sort}`];
  const pay = salary.min === undefined ? [] : [`pay ${salary.min} ${salary.currency ?? "in any currency"}`];
  const reader = from.country === undefined ? [] : [`from ${from.country}`];
  const common = hours.atLeast === 0 ? [] : [`${hours.atLeast} hours in common`];
  const date = date_posted === "any" ? [] : [`posted ${date_posted}`];
  const at = page === 1 ? [] : [`page ${page}`];
  return (
    [
      ...(search === "" ? [] : [`\`${search}\``]),
      ...chosen,
      ...reader,
      ...common,
      ...pay,
      ...date,
      ...order,
      ...at,
    ].join(", ") || "no filter"
  );
}
