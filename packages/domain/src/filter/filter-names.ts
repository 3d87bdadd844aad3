/** The filters a facet counts the values of. */
export const FACET_NAMES = ["job_type", "categories", "location", "salary", "tags", "date_posted"] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Every filter by its name in `JobFilters`; what is excluded belongs to the filter whose value it is. */
export const FILTER_NAMES = ["search", ...FACET_NAMES, "companies"] as const;
