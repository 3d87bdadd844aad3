import { filtersFromQuery } from "@farwork/domain/filter";

import { ANY_COUNTRY, READER_PARAM } from "../../platform/requests/reader-search.ts";
import { listingPath } from "./listing-path.ts";

/** Ids in the page by which the search, the filters and their sheet find each other. */
export const FILTER_FORM = "filters-form";
export const FILTER_SHEET = "filters";
/** The parameter by which a page without scripts is asked for all the choices of one filter: `/?more=tag`. */
export const OPEN_GROUP_PARAM = "more";

/** The address a filled-in filter form leads to: the first page, in the one canonical spelling. */
export function formPath(form: FormData): string {
  const filled = toQuery(form);
  const filters = filtersFromQuery(filled);
  // A country that is still being typed is none yet, which is not to ask for any: the form says that in its own word.
  if (filters.from.country === undefined && filled.get(READER_PARAM) !== ANY_COUNTRY)
    filled.delete(READER_PARAM);
  return listingPath(filters, 1, filled);
}

/** What a form says, as the browser itself would put it into the address. */
export function toQuery(form: FormData): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string") filled.append(name, value);
  }
  return filled;
}
