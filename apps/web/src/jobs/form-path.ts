import { withMarketingParams } from "@farwork/domain/links";

// In the order of `filtersToQuery`, which is left to the server: it has to know every country's code to drop what
// addresses may not hold, and a form of ours holds nothing of that kind.
const FIELDS = [
  "q",
  "type",
  "category",
  "location",
  "salary_min",
  "currency",
  "unstated",
  "tag",
  "company",
  "posted",
  "sort",
  "hidden",
];

/** The address a filled-in filter form leads to: the first page, in the one canonical spelling. */
export function formPath(form: FormData): string {
  const filled = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string" && value.trim() !== "") filled.append(name, value);
  }
  const query = new URLSearchParams();
  for (const name of FIELDS) {
    const values = filled.getAll(name);
    if (values.length > 0) query.set(name, values.toSorted().join(","));
  }
  return withMarketingParams(query.size === 0 ? "/" : `/?${query}`, filled);
}
