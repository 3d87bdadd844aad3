/** Ids in the page by which the search, the filters and their sheet find each other. */
export const FILTER_FORM = "filters-form";
export const FILTER_SHEET = "filters";
