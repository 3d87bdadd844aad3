import { filtersFromQuery } from "@farwork/domain/filter";

import { listingPath } from "./listing-path.ts";

/** Ids in the page by which the search, the filters and their sheet find each other. */
export const FILTER_FORM = "filters-form";
export const FILTER_SHEET = "filters";
/** The parameter by which a page without scripts is asked for all the choices of one filter: `/?more=tag`. */
export const OPEN_GROUP_PARAM = "more";

/** The address a filled-in filter form leads to: the first page, in the one canonical spelling. */
export function formPath(form: FormData): string {
  const filled = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string") filled.append(name, value);
  }
  return listingPath(filtersFromQuery(filled), 1, filled);
}
