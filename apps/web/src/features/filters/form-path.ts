import { filtersFromQuery } from "@farwork/domain/filter";

import { listingPath } from "./listing-path.ts";

/** The address a filled-in filter form leads to: the first page, in the one canonical spelling. */
export function formPath(form: FormData): string {
  const filled = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string") filled.append(name, value);
  }
  return listingPath(filtersFromQuery(filled), 1, filled);
}
