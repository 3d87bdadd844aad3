export { DATE_POSTED_LABELS } from "./dates-posted.ts";
export { filtersFromQuery, filtersToQuery, pageFromQuery } from "./filter-query.ts";
export { DatePosted, JobFilters, JobOrder, SalaryFilter } from "./job-filters.ts";
export { LocationFilter } from "../place/place.ts";
export { JOB_ORDER_LABELS, JOB_ORDERS } from "./job-orders.ts";
export { matchesFilters } from "./matches-filters.ts";
